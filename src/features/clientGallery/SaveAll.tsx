import { useEffect, useRef, useState } from 'react';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { mayDownload } from '#src/model/clients/files.ts';
import type { DownloadSize, SavedSize } from '#src/model/clients/schema.ts';
import { clientErrors, clientTexts } from '#src/model/clients/texts.ts';
import { downloadTexts } from '#src/model/purchases/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import styles from './ClientGallery.module.css';
import type { ShownPicture } from './clientGallery.ts';

interface SaveAllProps {
  /** Names the archive. */
  title: string;
  labels: Record<SavedSize, string>;
  pictures: readonly ShownPicture[];
  /** The size that the photographer allows. */
  downloads: DownloadSize;
}

/** Saves pictures as a ZIP, or several where they are too large for one. */
export function SaveAll({ title, labels, pictures, downloads }: SaveAllProps) {
  const [percent, setPercent] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { pending, submit } = useSubmit(
    async (size: SavedSize) => {
      const { signal } = (running.current = new AbortController());
      setPercent(0);
      try {
        const { saveAll } = await import('./savePictures.ts');
        const missing = await saveAll({ title, pictures, size, signal, onPercent: setPercent });
        if (missing === 0) showToast({ kind: 'success', text: clientTexts.saved });
        else showToast({ kind: 'warning', text: clientTexts.savedPart(missing) });
      } catch (thrown) {
        if (toAppError(thrown).code !== 'cancelled') throw thrown;
        showToast({ text: downloadTexts.cancelled });
      }
    },
    { errors: clientErrors.save },
  );
  // The gallery may show another list meanwhile.
  if (pending) {
    return (
      <div className={styles['saving']}>
        <p role="status">{clientTexts.savingAll(percent)}</p>
        <ProgressBar label={clientTexts.saving} value={percent} max={100} />
        <Button onClick={() => running.current?.abort()}>{downloadTexts.cancel}</Button>
      </div>
    );
  }
  if (pictures.length === 0 || !mayDownload(downloads, 'web')) return null;
  return (
    <div className={styles['saving']}>
      <Button onClick={() => void submit('web')}>{labels.web}</Button>
      {mayDownload(downloads, 'original') && (
        <Button onClick={() => void submit('original')}>{labels.original}</Button>
      )}
    </div>
  );
}
