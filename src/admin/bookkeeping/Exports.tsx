import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { site } from '#src/config/site.ts';
import { fileAccess, readPurchased } from '#src/data/files/purchasedFiles.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { createZip } from '#src/lib/zip/createZip.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { formatOre } from '#src/model/base/money.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import {
  hasOwedEntries,
  journalFile,
  type JournalContent,
  type JournalProgram,
  journalPrograms,
  type LedgerAccounts,
} from '#src/model/bookkeeping/journal.ts';
import type { Period } from '#src/model/bookkeeping/period.ts';
import { bookkeepingTexts as texts, bookkeepingErrors } from '#src/model/bookkeeping/texts.ts';
import { sanitizeFileName } from '#src/model/files/names.ts';
import { feesOf } from '#src/model/sale/voucherSums.ts';
import { currentShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './Bookkeeping.module.css';

/** About what a voucher of one page takes; files of other sizes are packed as well. */
const PDF_BYTES = 60_000;

/** All vouchers of a period, in the order in which they were issued, and its fees. */
export interface ExportedPeriod extends JournalContent {
  period: Period;
}

function fileName({ name }: Period, kind: string, extension: string): string {
  return `${sanitizeFileName(texts.fileName(name, kind))}.${extension}`;
}

/** The accounts of a program, in a shop with gift cards also the one for what is owed on them. */
function accountsOf(program: JournalProgram): LedgerAccounts {
  const accounts = site.ledgerAccounts[program];
  const { giftCards } = site;
  return giftCards ? { ...accounts, giftCards: giftCards.ledgerAccounts[program] } : accounts;
}

/** Saves the journal for a program; returns the name of the file. */
export function saveJournal(exported: ExportedPeriod, program: JournalProgram): string {
  const { period } = exported;
  const text = journalFile(program, exported, accountsOf(program));
  const name = fileName(period, texts.programs[program], 'csv');
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
  return name;
}

interface ZipProgress {
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

/** Saves the PDF files of the period in one archive. Returns the numbers of those that it lacks. */
export async function saveAllPdfs(
  { period, vouchers }: ExportedPeriod,
  { onBytes, signal }: ZipProgress,
): Promise<string[]> {
  const paths = new Map(vouchers.flatMap(({ number, pdf }) => (pdf ? [[number, pdf.path]] : [])));
  const numbers = vouchers.map(({ number }) => number);
  const present = numbers.filter((number) => paths.has(number));
  const absent = numbers.filter((number) => !paths.has(number));
  if (present.length === 0) throw new AppError('download/nothing-downloaded');
  const { file, failedIds } = await createZip({
    entries: present.map((id) => ({ id, name: `${id}.pdf`, bytes: PDF_BYTES })),
    missing: absent.map((number) => `${number}.pdf`),
    head: texts.zipHead(currentShop().businessName, period.name),
    unit: texts.zipUnit,
    licence: undefined,
    target: { kind: 'memory' },
    access: (number) => fileAccess(paths.get(number) ?? ''),
    onProgress: onBytes,
    onPacking: () => undefined,
    signal,
  });
  if (file) saveFile(file, fileName(period, 'PDF', 'zip'));
  return numbers.filter((number) => absent.includes(number) || failedIds.includes(number));
}

/** Saves the PDF of one voucher. */
export async function savePdf(number: string, path: string): Promise<void> {
  saveFile(await readPurchased(path), `${number}.pdf`);
}

interface PdfArchive {
  /** The bytes that have arrived; undefined while no archive is made. */
  doneBytes: number | undefined;
  /** The vouchers whose PDF the archive lacks. */
  missing: readonly string[];
  make: () => Promise<void>;
  cancel: () => void;
}

/** Makes one archive at a time. It is cancelled when the period is left. */
function usePdfArchive(exported: ExportedPeriod): PdfArchive {
  const [doneBytes, setDoneBytes] = useState<number>();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function make(): Promise<void> {
    if (running.current) return;
    const work = new AbortController();
    running.current = work;
    setDoneBytes(0);
    setMissing([]);
    try {
      setMissing(await saveAllPdfs(exported, { onBytes: setDoneBytes, signal: work.signal }));
    } catch (thrown) {
      if (toAppError(thrown).code !== 'cancelled') reportFailure(thrown, bookkeepingErrors.zip);
      else showToast({ text: texts.zipCancelled });
    } finally {
      running.current = undefined;
      setDoneBytes(undefined);
    }
  }

  return { doneBytes, missing, make, cancel };
}

function Missing({ numbers }: { numbers: readonly string[] }) {
  return (
    <div className={styles['missing']} role="alert">
      <p>{texts.missingTitle(numbers.length)}</p>
      <ul>
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
    </div>
  );
}

/** The sum of the fees, and the programs whose file leaves them out for want of an account. */
function Fees({ fees }: Pick<JournalContent, 'fees'>) {
  const sumOre = feesOf(fees);
  if (sumOre === 0) return null;
  const without = journalPrograms.filter((program) => site.ledgerAccounts[program].fees === '');
  const names = without.map((program) => texts.programs[program]);
  return (
    <p className={styles['note']}>
      {texts.fees(formatOre(sumOre))} {without.length < journalPrograms.length && texts.feesBooked}{' '}
      {without.length > 0 && texts.feesLeftOut(names.join(', '))}
    </p>
  );
}

/** Names the programs whose file lacks the account for what is owed on gift cards, where the period needs it. */
function OwedOnGiftCards(content: JournalContent) {
  const without = journalPrograms.filter((program) => accountsOf(program).giftCards === '');
  if (without.length === 0 || !hasOwedEntries(content)) return null;
  const names = without.map((program) => texts.programs[program]);
  return <p className={styles['note']}>{texts.giftCardsWithoutAccount(names.join(', '))}</p>;
}

/** The files of a period for bookkeeping programs, and its PDF files in one archive. */
export function Exports(exported: ExportedPeriod) {
  const { doneBytes, missing, make, cancel } = usePdfArchive(exported);
  const isWorking = doneBytes !== undefined;
  const say = (name: string) => showToast({ kind: 'success', text: texts.saved(name) });
  return (
    <section>
      <h2 className={styles['title']}>{texts.filesTitle}</h2>
      <p className={styles['note']}>{texts.filesIntro}</p>
      <Fees fees={exported.fees} />
      <OwedOnGiftCards {...exported} />
      <div className={styles['files']}>
        {journalPrograms.map((program) => (
          <Button key={program} onClick={() => say(saveJournal(exported, program))}>
            <Icon of={Download} size={18} />
            {texts.journal(texts.programs[program])}
          </Button>
        ))}
        <Button busy={isWorking} onClick={() => void make()}>
          <Icon of={Download} size={18} />
          {texts.zip}
        </Button>
      </div>
      {isWorking && (
        <div className={styles['progress']}>
          <p role="status">
            {texts.zipProgress}: {texts.zipDone(formatBytes(doneBytes))}
          </p>
          <Button look="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {missing.length > 0 && <Missing numbers={missing} />}
    </section>
  );
}
