import { Download } from 'lucide-react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { retentionLimit } from '#src/model/bookkeeping/retention.ts';
import type { Voucher, VoucherKind } from '#src/model/vouchers/schema.ts';
import { voucherErrors, voucherFileTexts as texts } from '#src/model/vouchers/texts.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import styles from './VoucherFile.module.css';

type ReadFile = (path: string) => Promise<Blob>;

interface FetchButtonProps {
  voucher: Voucher;
  path: string;
  readFile: ReadFile;
}

function FetchButton({ voucher: { number, kind }, path, readFile }: FetchButtonProps) {
  const isOnline = useOnline();
  const { pending, submit } = useSubmit(
    async () => saveFile(await readFile(path), `${number}.pdf`),
    { errors: voucherErrors.pdf },
  );
  if (!isOnline) return <Note text={texts.offline} />;
  return (
    <Button busy={pending} onClick={() => void submit()}>
      <Icon of={Download} size={18} />
      {pending ? texts.fetching : texts.fetch[kind]}
    </Button>
  );
}

function Note({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <p className={styles['note']} role="status">
      {text}{' '}
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
    </p>
  );
}

interface VoucherFileProps {
  kind: VoucherKind;
  number: string;
  /** The voucher, followed: its PDF is made a moment after it. */
  voucher: Retryable<Voucher>;
  readFile: ReadFile;
}

function VoucherPdf({ voucher: state, readFile }: Pick<VoucherFileProps, 'voucher' | 'readFile'>) {
  switch (state.status) {
    case 'loading':
      return <Note text={commonTexts.loading} />;
    case 'failed':
      return <Note text={texts.unknown} onRetry={state.retry} />;
    case 'ready': {
      const { pdf, issuedAt } = state.value;
      if (pdf) return <FetchButton voucher={state.value} path={pdf.path} readFile={readFile} />;
      if (issuedAt < retentionLimit(new Date())) return <Note text={texts.forgotten} />;
      return <Note text={texts.waits} {...(state.error && { onRetry: state.retry })} />;
    }
  }
}

/** The number of a voucher, with a button that saves its PDF. */
export function VoucherFile({ kind, number, ...props }: VoucherFileProps) {
  return (
    <div className={styles['voucher']}>
      <span className={styles['name']}>{texts.name[kind](number)}</span>
      <VoucherPdf {...props} />
    </div>
  );
}
