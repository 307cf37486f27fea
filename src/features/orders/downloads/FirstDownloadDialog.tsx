import { useCallback, useEffect } from 'react';
import { create } from 'zustand';
import { openDownloads } from '#src/data/orders/rightOfWithdrawal.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { downloadErrors } from '#src/model/purchases/texts.ts';
import { firstDownloadTexts as texts } from '#src/model/withdrawal/texts.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';

interface FirstDownload {
  /** The purchases about which the customer is asked at the moment. */
  question: { orderIds: readonly string[]; answer: (isOpened: boolean) => void } | undefined;
  /** The purchases that were opened since the page was. */
  opened: ReadonlySet<string>;
}

export const useFirstDownload = create<FirstDownload>()(() => ({
  question: undefined,
  opened: new Set(),
}));

export function markOpened(orderIds: readonly string[]): void {
  useFirstDownload.setState(({ opened }) => ({ opened: new Set([...opened, ...orderIds]) }));
}

/** True once the originals of one purchase may be read, as of now or since the page was opened. */
export function useIsOpened([file]: readonly PurchasedFile[]): boolean {
  const isOpenedHere = useFirstDownload(({ opened }) => opened.has(file?.purchaseId ?? ''));
  return file !== undefined && (file.isOpened || isOpenedHere);
}

/** Answers an open question with no; nothing happens without one. */
export function declineFirstDownload(): void {
  useFirstDownload.getState().question?.answer(false);
}

function ask(orderIds: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (isOpened: boolean) => {
      // Its page may have been left meanwhile, and another question be open.
      if (useFirstDownload.getState().question?.answer === answer)
        useFirstDownload.setState({ question: undefined });
      resolve(isOpened);
    };
    useFirstDownload.setState({ question: { orderIds, answer } });
  });
}

/** True while the page is open on which questions are shown. */
let isOpen = false;

async function askAbout(files: readonly PurchasedFile[]): Promise<boolean> {
  const { opened } = useFirstDownload.getState();
  const closed = files.filter(({ isOpened, purchaseId }) => !isOpened && !opened.has(purchaseId));
  const orderIds = [...new Set(closed.map(({ purchaseId }) => purchaseId))];
  if (orderIds.length === 0) return true;
  if (!navigator.onLine) throw new AppError('offline');
  return isOpen && ask(orderIds);
}

/** One question after the other: two downloads may begin at once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Asks once before the first download of purchases, which ends the right of withdrawal. True when
 * the files may be fetched.
 */
export function allowDownload(files: readonly PurchasedFile[]): Promise<boolean> {
  const answer = last.then(() => askAbout(files));
  last = answer.catch(() => undefined);
  return answer;
}

/** Asks before the first download of purchases, and notes it before anything is fetched. */
export function FirstDownloadDialog({
  onFailed,
}: {
  onFailed: (orderIds: readonly string[]) => void;
}) {
  const question = useFirstDownload((state) => state.question);
  const open = useCallback(
    async (orderIds: readonly string[]) => {
      try {
        await openDownloads(orderIds);
      } catch (thrown) {
        onFailed(orderIds);
        throw thrown;
      }
    },
    [onFailed],
  );
  const { pending, submit } = useSubmit(open, { errors: downloadErrors.single });
  useEffect(() => {
    isOpen = true;
    return () => {
      isOpen = false;
      declineFirstDownload();
    };
  }, []);
  if (!question) return null;
  const { orderIds, answer } = question;

  async function confirm(): Promise<void> {
    const { done } = await submit(orderIds);
    if (done) markOpened(orderIds);
    answer(done);
  }

  return (
    <ConfirmDialog
      title={texts.title}
      description={orderIds.length === 1 ? texts.one : texts.several(orderIds.length)}
      confirmLabel={pending ? texts.opening : texts.confirm}
      cancelLabel={texts.cancel}
      look="primary"
      busy={pending}
      onConfirm={() => void confirm()}
      onClose={() => answer(false)}
    />
  );
}
