import { useEffect } from 'react';
import { useOnline } from '#src/hooks/useOnline.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { homeTexts } from '#src/model/content/homeTexts.ts';
import failureStyles from './HeroFailure.module.css';

/** The page works without its content; this line says that something is missing, and tries again. */
export function HeroFailure({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnline();

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <p className={failureStyles['failure']} role="status">
      {isOnline ? homeTexts.failed : homeTexts.offline}
      {isOnline && (
        <button type="button" className={failureStyles['retry']} onClick={onRetry}>
          {commonTexts.retry}
        </button>
      )}
    </p>
  );
}
