import { useCaptchaAccess } from '#src/hooks/useCaptchaAccess.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { captchaSiteKey, loadCaptcha } from '#src/lib/recaptcha.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { captchaTexts } from '#src/model/contact/captchaTexts.ts';
import { Button } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './BotCheck.module.css';
import { BotCheckNote, type BotCheckProps } from './BotCheckNote.tsx';

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div className={classNames(styles['frame'], styles['message'])}>
        <p role="alert">{captchaTexts.failed}</p>
        <Button onClick={onRetry}>{commonTexts.retry}</Button>
      </div>
      <BotCheckNote
        text={navigator.onLine ? captchaTexts.blocked : captchaTexts.offline}
        isProblem
      />
    </>
  );
}

/** Loads the provider's script and the component that renders the challenge with it. */
async function loadChallenge() {
  const [script, { BotCheckWidget }] = await Promise.all([
    loadCaptcha(),
    import('./BotCheckWidget.tsx'),
  ]);
  return { script, BotCheckWidget };
}

const challengeParts = { read: loadChallenge };

function Challenge({ siteKey, ...props }: BotCheckProps & { siteKey: string }) {
  const challenge = useResource(challengeParts);
  if (challenge.status === 'failed') return <Failed onRetry={challenge.retry} />;
  if (challenge.status === 'ready') {
    const { script, BotCheckWidget } = challenge.value;
    return <BotCheckWidget {...props} siteKey={siteKey} script={script} />;
  }
  return (
    <>
      <div className={classNames(styles['frame'], styles['message'])} aria-hidden>
        <span className={styles['box']} />
      </div>
      <BotCheckNote text={captchaTexts.loading} />
    </>
  );
}

/** The provider's challenge. Its space is reserved, so that nothing moves when it appears. */
export function BotCheck(props: BotCheckProps) {
  const access = useCaptchaAccess();
  return (
    <div role="group" aria-label={captchaTexts.label} className={styles['check']} data-bot-check>
      {access === 'open' && captchaSiteKey !== null ? (
        <Challenge {...props} siteKey={captchaSiteKey} />
      ) : (
        <div className={classNames(styles['frame'], styles['message'])}>
          <p>
            {access === 'needs-cookies' ? captchaTexts.needsCookies : captchaTexts.notConfigured}
          </p>
        </div>
      )}
    </div>
  );
}
