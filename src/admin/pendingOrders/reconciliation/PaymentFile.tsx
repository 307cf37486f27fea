import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFileDrop } from '#src/hooks/useFileDrop.ts';
import { csvTable, decodeCsv } from '#src/model/reconciliation/csv.ts';
import { recognise } from '#src/model/reconciliation/formats.ts';
import { PAYMENT_FILE_MAX_BYTES, type FileProblem } from '#src/model/reconciliation/lines.ts';
import { reconciliationTexts as texts } from '#src/model/reconciliation/texts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './PaymentFile.module.css';
import { PaymentFileDialog } from './PaymentFileDialog.tsx';

type Recognised = ReturnType<typeof recognise>;

/** Spreadsheets and pictures hold bytes that no text has. */
const NUL = '\0';

/** The table in a file, or the reason why there is none. The file stays in the browser. */
async function readFile(files: readonly File[]): Promise<Recognised | FileProblem> {
  const [file, ...others] = files;
  if (!file || others.length > 0) return 'several';
  if (file.size > PAYMENT_FILE_MAX_BYTES) return 'too-large';
  try {
    const text = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    const found = recognise(csvTable(text));
    return text.includes(NUL) || found.table.headings.length < 2 ? 'no-table' : found;
  } catch {
    return 'unreadable';
  }
}

/** Takes the file of a bank or of MobilePay, chosen or dropped anywhere on the page. */
export function PaymentFile({ orders }: { orders: readonly PendingOrder[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Recognised>();
  const [problem, setProblem] = useState<FileProblem>();
  const isOver = useFileDrop('page', (dropped) => void open([...dropped.files]));

  async function open(files: readonly File[]): Promise<void> {
    setProblem(undefined);
    const read = await readFile(files);
    if (typeof read === 'string') setProblem(read);
    else setFound(read);
  }

  return (
    <div className={classNames(styles['drop'], isOver && styles['over'])}>
      <Icon of={FileSpreadsheet} />
      <div className={styles['text']}>
        <p className={styles['title']}>{isOver ? texts.dropActive : texts.drop}</p>
        <p className={styles['hint']}>{texts.dropHint}</p>
        {problem && (
          <p role="alert" className={styles['problem']}>
            {texts.problems[problem]}
          </p>
        )}
      </div>
      <Button onClick={() => input.current?.click()}>{texts.choose}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={texts.choose}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again would not fire a change.
          target.value = '';
          if (files.length > 0) void open(files);
        }}
      />
      {found && (
        <PaymentFileDialog {...found} orders={orders} onClose={() => setFound(undefined)} />
      )}
    </div>
  );
}
