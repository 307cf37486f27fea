import { useCallback } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { canZip } from '#src/lib/zip/createZip.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { downloadErrors, orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { ZipButton } from './ZipButton.tsx';
import { allPurchasedFiles } from './allPurchasedFiles.ts';
import { runZip } from './runZip.ts';
import { requireUserId } from './singleDownload.ts';
import { everythingTask } from './zipTasks.ts';

/** Everything that has been bought, in one archive. */
export function EverythingButton({ user }: { user: SessionUser }) {
  const { pending, submit } = useSubmit(
    useCallback(async () => {
      if (!canZip()) throw new AppError('zip/unsupported');
      const files = await allPurchasedFiles(requireUserId());
      if (files.length === 0) throw new AppError('zip/empty');
      // The page goes on meanwhile: how far it is stands in the tray.
      void runZip(everythingTask(user.email, files));
    }, [user.email]),
    { errors: downloadErrors.everything },
  );
  return <ZipButton label={texts.downloadAll} busy={pending} onPress={() => void submit()} />;
}
