import * as branding from '#src/data/repos/branding.ts';
import { ResourceFollower } from '#src/hooks/resource.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { choiceLogged, choiceOf, useConsent } from '#src/stores/consent.ts';
import { followWorkerConsent } from './siteWorker.ts';

/** Makes a small request, so that a lost connection is noticed early. */
async function checkConnection(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine) return;
  await fetch('/api/critical-data', { method: 'HEAD', priority: 'low' });
}

/** Reads the logo once for everybody, and follows it for visitors who have accepted cookies. */
function showBranding(): void {
  new ResourceFollower(branding.current, ({ value, error }) => {
    if (error) console.warn('The logo is not known; the name stands in for it', error.code);
    else if (value) brandingChanged(value);
  }).start();
}

/** Has each answer about cookies logged. One that could not be is sent again at the next visit. */
function logAnswers(warn: (thrown: unknown) => void): void {
  let latest = 0;
  const send = () => {
    const choice = choiceOf();
    if (choice.isLogged || choice.revision === latest) return;
    latest = choice.revision;
    import('#src/data/consentLog.ts')
      .then(({ logConsent }) => logConsent(choice))
      .then(() => choiceLogged(choice))
      .catch(warn);
  };
  send();
  useConsent.subscribe(send);
}

/** Starts the background work of an idle page; nothing waits for it. */
export function start(warn: (thrown: unknown) => void): void {
  showBranding();
  followWorkerConsent(warn);
  if (ASKS_PER_PURPOSE) logAnswers(warn);
  checkConnection().catch(warn);
}
