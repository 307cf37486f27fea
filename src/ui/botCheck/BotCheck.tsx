import { useDeferredValue, useEffect, useRef, useState, type ComponentType } from 'react';
import {
  needsPermission,
  useBotCheckAccess,
  type BotCheckAccess,
} from '#src/hooks/useBotCheckAccess.ts';
import { whenOnline } from '#src/lib/connection.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { botCheckTexts } from '#src/model/contact/texts.ts';
import { Button } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import { lazyPage } from '../layout/lazyPage.tsx';
import styles from './BotCheck.module.css';
import { BotCheckNote, type BotCheckProps, BotCheckWidget } from './BotCheckWidget.tsx';

const BotCheckQuestion = lazyPage(() =>
  import('./BotCheckQuestion.tsx').then((m) => m.BotCheckQuestion),
);

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <div className={classNames(styles['frame'], styles['message'])}>
        <p role="alert">{botCheckTexts.failed}</p>
        <Button onClick={onRetry}>{commonTexts.retry}</Button>
      </div>
      <BotCheckNote
        text={navigator.onLine ? botCheckTexts.blocked : botCheckTexts.offline}
        isProblem
      />
    </>
  );
}

/** The challenge. One that did not come is loaded anew when asked to, and when the browser is online again. */
function Challenge(props: BotCheckProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => setHasFailed(false);
  useEffect(() => (hasFailed ? whenOnline(() => setHasFailed(false)) : undefined), [hasFailed]);
  if (hasFailed) return <Failed onRetry={retry} />;
  return <BotCheckWidget {...props} onFailed={() => setHasFailed(true)} />;
}

interface FieldProps extends BotCheckProps {
  /** Another way than the form, for those who do not want the check. */
  instead?: ComponentType<{ invitation: string }> | undefined;
}

/** Once refused, an optional check is not asked about again. */
const isHidden = (access: BotCheckAccess, isOptional: boolean): boolean =>
  isOptional && access === 'refused';

/** The provider's challenge. Its space is reserved, so that nothing moves when it appears. */
export function BotCheck({ instead, ...props }: FieldProps) {
  // What is shown stays until the question that takes its place is there.
  const access = useDeferredValue(useBotCheckAccess());
  const group = useRef<HTMLDivElement>(null);
  if (isHidden(access, props.isOptional)) return null;
  return (
    <div
      ref={group}
      role="group"
      aria-label={botCheckTexts.label}
      className={styles['check']}
      tabIndex={-1}
      data-bot-check
    >
      {needsPermission(access) ? (
        <BotCheckQuestion
          isOptional={props.isOptional}
          instead={instead}
          onAllowed={() => group.current?.focus()}
        />
      ) : access === 'open' ? (
        <Challenge {...props} />
      ) : (
        <div className={classNames(styles['frame'], styles['message'])}>
          <p>
            {access === 'needs-cookies' ? botCheckTexts.needsCookies : botCheckTexts.notConfigured}
          </p>
        </div>
      )}
    </div>
  );
}
