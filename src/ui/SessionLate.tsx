import { commonTexts } from '#src/model/base/texts.ts';
import { ErrorState } from './ErrorState.tsx';
import sessionStyles from './SessionLate.module.css';

/** Who looks at a page of their own is still being found out: an answer that comes opens it by itself. */
export function SessionLate() {
  return (
    <div className={sessionStyles['page']}>
      <ErrorState text={commonTexts.sessionLate} onRetry={() => window.location.reload()} />
    </div>
  );
}
