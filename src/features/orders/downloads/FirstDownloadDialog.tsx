import { useCallback, useEffect } from 'react';
import { openDownloads } from '#src/data/orders/rightOfWithdrawal.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { firstDownloadTexts as texts } from '#src/model/withdrawal/texts.ts';
import { downloadErrors } from '#src/model/purchases/texts.ts';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { declineFirstDownload, markOpened, useFirstDownload } from './firstDownload.ts';

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
  useEffect(() => declineFirstDownload, []);
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
