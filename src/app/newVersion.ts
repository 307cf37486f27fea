import { sessionStore } from '#src/lib/browserStorage.ts';
import { BEFORE_RELOAD, BUILD, KEPT_INPUT, NEW_VERSION } from '#src/lib/parts/reload.ts';
import { MINUTE_MS, SECOND_MS } from '#src/model/base/units.ts';

const INTERVAL_MS = 30 * MINUTE_MS;

/** Written by the build (`tools/page/versionPlugin.ts`). */
const VERSION_FILE = '/version.json';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The fields that were typed into since the page was opened. */
const typedFields = new WeakSet<Field>();

function noteTyping({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    typedFields.add(target);
}

function typedTexts(): string[] {
  const shown = document.querySelectorAll<Field>('input, textarea');
  return [...shown].flatMap((field) => (typedFields.has(field) && field.value) || []);
}

/** Asks the site for its version. Without an answer nothing is said. */
async function look(): Promise<void> {
  try {
    const answer = await fetch(VERSION_FILE, { cache: 'no-store' });
    const { build } = (await answer.json()) as { build?: string };
    if (build === undefined || build === BUILD) return;
    document.documentElement.dataset['old'] = '';
    window.dispatchEvent(new Event(NEW_VERSION));
  } catch {
    // The next time will do.
  }
}

let isReloading = false;

function noteReload(): void {
  isReloading = true;
  // The person may answer the browser's question with no.
  setTimeout(() => {
    isReloading = false;
  }, SECOND_MS);
}

/** Tells whether a text would be gone after the reload: not every field belongs to a form that is kept. */
function isLost(text: string): boolean {
  return !sessionStore.readText(KEPT_INPUT)?.includes(JSON.stringify(text));
}

/** Lets no typed word go without a question. */
function guardTyping(event: Event): void {
  if (event.isTrusted) {
    if (isReloading && typedTexts().some(isLost)) event.preventDefault();
    return;
  }
  // A part is missing, and the tab would be reloaded by itself (`reloadOnce`).
  if (typedTexts().length > 0) event.preventDefault();
  void look();
}

/** Looks for a newer version every half hour, and asks nothing at the beginning of a visit. */
export function followVersion(): void {
  let lookedAt = Date.now();
  const lookIfDue = () => {
    if (document.hidden || Date.now() - lookedAt < INTERVAL_MS) return;
    lookedAt = Date.now();
    void look();
  };
  setInterval(lookIfDue, INTERVAL_MS);
  document.addEventListener('visibilitychange', lookIfDue);
  window.addEventListener('input', noteTyping, true);
  window.addEventListener(BEFORE_RELOAD, noteReload);
  window.addEventListener('beforeunload', guardTyping);
}
