import { useEffect, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha/lib/esm/recaptcha.js';
import { useCaptchaAccess } from '#src/hooks/useCaptchaAccess.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { captchaSiteKey, loadCaptcha } from '#src/lib/recaptcha.ts';
import { captchaTexts } from '#src/shared/texts/captcha.ts';
import { commonTexts } from '#src/shared/texts/common.ts';
import styles from './BotCheck.module.css';
import { Button } from './Button.tsx';
import { classNames } from './classNames.ts';

interface BotCheckProps {
  /** The token of a solved challenge; null when it has expired or cannot be had. */
  onToken: (token: string | null) => void;
  /** A new number clears the challenge. */
  attempt: number;
}

type Outcome = 'open' | 'solved' | 'expired' | 'disconnected';

const notes: Record<Outcome, string> = {
  open: captchaTexts.hint,
  solved: captchaTexts.solved,
  expired: captchaTexts.expired,
  disconnected: captchaTexts.disconnected,
};

function Note({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p role="status" className={classNames(styles['note'], isProblem && styles['problem'])}>
      {text}
    </p>
  );
}

interface WidgetProps extends BotCheckProps {
  siteKey: string;
  script: object;
}

function Widget({ siteKey, script, attempt, onToken }: WidgetProps) {
  const widget = useRef<ReCAPTCHA>(null);
  const [latest, setLatest] = useState<{ attempt: number; outcome: Outcome }>();
  // What became of an earlier attempt is not said of this one.
  const outcome = latest?.attempt === attempt ? latest.outcome : 'open';

  useEffect(() => {
    if (attempt > 0) widget.current?.reset();
  }, [attempt]);

  function end(how: Outcome, token: string | null = null): void {
    setLatest({ attempt, outcome: how });
    onToken(token);
  }

  return (
    <>
      <div className={styles['frame']}>
        <ReCAPTCHA
          ref={widget}
          className={styles['widget']}
          sitekey={siteKey}
          grecaptcha={script}
          theme="light"
          size="normal"
          hl="da"
          onChange={(token) => end(token === null ? 'expired' : 'solved', token)}
          onExpired={() => end('expired')}
          onErrored={() => end('disconnected')}
        />
      </div>
      <Note text={notes[outcome]} isProblem={outcome === 'expired' || outcome === 'disconnected'} />
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <>
      <div className={classNames(styles['frame'], styles['message'])}>
        <p role="alert">{captchaTexts.failed}</p>
        <Button onClick={onRetry}>{commonTexts.retry}</Button>
      </div>
      <Note text={navigator.onLine ? captchaTexts.blocked : captchaTexts.offline} isProblem />
    </>
  );
}

function Challenge({ siteKey, ...props }: BotCheckProps & { siteKey: string }) {
  const script = useLoad(loadCaptcha);
  if (script.status === 'failed') return <Failed onRetry={script.retry} />;
  if (script.status === 'ready') {
    return <Widget {...props} siteKey={siteKey} script={script.value} />;
  }
  return (
    <>
      <div className={classNames(styles['frame'], styles['message'])} aria-hidden>
        <span className={styles['box']} />
      </div>
      <Note text={captchaTexts.loading} />
    </>
  );
}

/** The provider's question whether a person is there. Its place is kept, so that nothing moves when it comes. */
export function BotCheck(props: BotCheckProps) {
  const access = useCaptchaAccess();
  return (
    <div role="group" aria-label={captchaTexts.label} className={styles['check']}>
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
