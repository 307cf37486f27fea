import { useEffect, useRef, useState } from 'react';
import ReCAPTCHA from 'react-google-recaptcha/lib/esm/recaptcha.js';
import { captchaTexts } from '#src/model/contact/captchaTexts.ts';
import styles from './BotCheck.module.css';
import { type BotCheckProps, BotCheckNote } from './BotCheckNote.tsx';

type Outcome = 'open' | 'solved' | 'expired' | 'disconnected';

const notes: Record<Outcome, string> = {
  open: captchaTexts.hint,
  solved: captchaTexts.solved,
  expired: captchaTexts.expired,
  disconnected: captchaTexts.disconnected,
};

interface WidgetProps extends BotCheckProps {
  siteKey: string;
  script: object;
}

/** The provider's challenge with its status in words. */
export function BotCheckWidget({ siteKey, script, attempt, onToken }: WidgetProps) {
  const widget = useRef<ReCAPTCHA>(null);
  const [latest, setLatest] = useState<{ attempt: number; outcome: Outcome }>();
  // The outcome of an earlier attempt does not apply to this one.
  const outcome = latest?.attempt === attempt ? latest.outcome : 'open';

  useEffect(() => {
    if (attempt > 0) widget.current?.reset();
  }, [attempt]);

  function finish(result: Outcome, token: string | null = null): void {
    setLatest({ attempt, outcome: result });
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
          onChange={(token) => finish(token === null ? 'expired' : 'solved', token)}
          onExpired={() => finish('expired')}
          onErrored={() => finish('disconnected')}
        />
      </div>
      <BotCheckNote
        text={notes[outcome]}
        isProblem={outcome === 'expired' || outcome === 'disconnected'}
      />
    </>
  );
}
