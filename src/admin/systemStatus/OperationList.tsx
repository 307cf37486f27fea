import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '#src/model/base/dates.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { appErrorCodes } from '#src/model/base/errors.ts';
import { joinFacts } from '#src/model/base/text.ts';
import type { Operation } from '#src/model/system/schema.ts';
import { systemStatusTexts as texts } from '#src/model/system/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import styles from './OperationList.module.css';

export const OPERATION_LOG_SHOWN_ENTRIES = 10;

/** The error as text; an unknown code is shown as it was logged. */
function errorLine({ error, fileName = '' }: Operation): string | undefined {
  const code = appErrorCodes.find((known) => known === error);
  return code ? errorText(code, undefined, { file: fileName }) : error;
}

/** Longer details, such as many file names, are shortened at first. */
const SHORT_TEXT_LENGTH = 200;

function Details({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > SHORT_TEXT_LENGTH;
  return (
    <>
      <p className={styles['details']} data-short={isLong && !isOpen}>
        {text}
      </p>
      {isLong && (
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.logLess : texts.logMore}
        </Button>
      )}
    </>
  );
}

function Entry({ operation }: { operation: Operation }) {
  const { success, timestamp, fileName, details, processingTime } = operation;
  const text = joinFacts([fileName, details, errorLine(operation)]);
  return (
    <li className={styles['entry']} data-success={success}>
      <Icon of={success ? CircleCheck : CircleAlert} size={18} />
      <div className={styles['text']}>
        <p className={styles['name']}>
          {texts.operations[operation.operation]}
          <VisuallyHidden>: {success ? texts.succeeded : texts.failed}</VisuallyHidden>
        </p>
        {text !== '' && <Details text={text} />}
      </div>
      <p className={styles['date']}>
        <time dateTime={timestamp.toISOString()}>{formatDateTime(timestamp)}</time>
        {processingTime !== undefined && <span>{texts.duration(Math.round(processingTime))}</span>}
      </p>
    </li>
  );
}

export function OperationList({ operations }: { operations: readonly Operation[] }) {
  if (operations.length === 0) return <p className={styles['empty']}>{texts.logEmpty}</p>;
  return (
    <ol className={styles['list']}>
      {operations.slice(0, OPERATION_LOG_SHOWN_ENTRIES).map((operation) => (
        <Entry key={operation.id} operation={operation} />
      ))}
    </ol>
  );
}
