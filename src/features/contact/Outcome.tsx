import { useEffect, useRef, type ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import outcomeStyles from './Outcome.module.css';

interface PanelProps {
  title: string;
  button: string;
  onPress: () => void;
  children: ReactNode;
}

/** Takes the place of the form and the focus, so that the outcome is read at once. */
function Panel({ title, button, onPress, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={outcomeStyles['panel']}>
      <h2 ref={heading} tabIndex={-1} className={outcomeStyles['title']}>
        {title}
      </h2>
      {children}
      <Button onClick={onPress}>{button}</Button>
    </div>
  );
}

export function SentPanel({ onAnother }: { onAnother: () => void }) {
  return (
    <Panel title={contactTexts.sentTitle} button={contactTexts.sendAnother} onPress={onAnother}>
      <p className={outcomeStyles['text']}>{contactTexts.sentText}</p>
    </Panel>
  );
}

interface FailedPanelProps {
  reason: string;
  isUnexpected: boolean;
  onRetry: () => void;
}

/** What went wrong, and the ways that need no form. */
export function FailedPanel({ reason, isUnexpected, onRetry }: FailedPanelProps) {
  return (
    <Panel title={contactTexts.failedTitle} button={contactTexts.tryAgain} onPress={onRetry}>
      <p className={outcomeStyles['text']}>
        {isUnexpected ? contactTexts.failedUnexpected : contactTexts.failedText}
      </p>
      <p className={outcomeStyles['reason']}>{reason}</p>
      <div className={outcomeStyles['direct']}>
        <p>{contactTexts.failedDirect}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
      </div>
    </Panel>
  );
}
