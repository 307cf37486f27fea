import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { BOT_CHECK_PAGE, RESET_BOT_CHECK, type BotCheckNews } from '#src/model/contact/botCheck.ts';
import { botCheckTexts } from '#src/model/contact/texts.ts';
import { classNames } from '../controls/classNames.ts';
import styles from './BotCheck.module.css';

export interface BotCheckProps {
  /** The token of a solved challenge; null when it has expired or the provider cannot be reached. */
  onToken: (token: string | null) => void;
  /** A new number resets the challenge. */
  attempt: number;
  /** Without a permission the form can be sent all the same. */
  isOptional: boolean;
}

/** The status text below the challenge. */
export function BotCheckNote({ text, isProblem = false }: { text: string; isProblem?: boolean }) {
  return (
    <p role="status" className={classNames(styles['note'], isProblem && styles['problem'])}>
      {text}
    </p>
  );
}

type Outcome = 'open' | 'solved' | 'expired' | 'disconnected';

const notes: Record<Outcome, string> = {
  open: botCheckTexts.hint,
  solved: botCheckTexts.solved,
  expired: botCheckTexts.expired,
  disconnected: botCheckTexts.disconnected,
};

interface WidgetProps extends BotCheckProps {
  /** The challenge did not come. */
  onFailed: () => void;
}

/** Calls back with the news of the page in a frame, and of no other. */
function useFrameNews(onNews: (news: BotCheckNews) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<BotCheckNews>) => {
      const isOurs = source !== null && source === frame.current?.contentWindow;
      if (isOurs && origin === window.location.origin) latest.current(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return frame;
}

/** The provider's challenge with its status in words. */
export function BotCheckWidget({ attempt, onToken, onFailed }: WidgetProps) {
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const [latest, setLatest] = useState<{ attempt: number; outcome: Outcome }>();
  const hasBegun = useRef(false);
  // The outcome of an earlier attempt does not apply to this one.
  const outcome = latest?.attempt === attempt ? latest.outcome : 'open';

  function finish(result: Outcome, token: string | null = null): void {
    setLatest({ attempt, outcome: result });
    onToken(token);
  }

  function hear(news: BotCheckNews): void {
    switch (news.kind) {
      case 'begun':
        hasBegun.current = true;
        break;
      case 'ready':
        setIsReady(true);
        break;
      case 'failed':
        onFailed();
        break;
      case 'height':
        setHeight(news.pixels);
        break;
      case 'solved':
        finish('solved', news.token);
        break;
      case 'expired':
      case 'disconnected':
        finish(news.kind);
        break;
      default:
        news satisfies never;
    }
  }

  const frame = useFrameNews(hear);
  useEffect(() => {
    if (attempt > 0)
      frame.current?.contentWindow?.postMessage(RESET_BOT_CHECK, window.location.origin);
  }, [attempt, frame]);

  const size = height === undefined ? {} : { '--widget-height': `${height}px` };
  return (
    <>
      <div className={styles['frame']} style={size as CSSProperties}>
        {!isReady && (
          <div className={styles['message']} aria-hidden>
            <span className={styles['box']} />
          </div>
        )}
        <iframe
          ref={frame}
          className={classNames(styles['widget'], isReady && styles['ready'])}
          src={BOT_CHECK_PAGE}
          title={botCheckTexts.frameTitle}
          // Without a connection the browser shows a page of its own, which tells nothing.
          onLoad={() => {
            if (!hasBegun.current) onFailed();
          }}
        />
      </div>
      {isReady ? (
        <BotCheckNote
          text={notes[outcome]}
          isProblem={outcome === 'expired' || outcome === 'disconnected'}
        />
      ) : (
        <BotCheckNote text={botCheckTexts.loading} />
      )}
    </>
  );
}
