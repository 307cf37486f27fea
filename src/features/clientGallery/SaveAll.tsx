import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

interface SavedPictures {
  /** Names the archive. */
  title: string;
  /** The section that they are; undefined for all pictures, or a list. */
  section?: string | undefined;
  pictures: readonly ShownPicture[];
}

interface Saving {
  running: { section: string | undefined; percent: number } | undefined;
  save: (saved: SavedPictures & { size: SavedSize }) => void;
  cancel: () => void;
}

/** Saves pictures as a ZIP, or several where they are too large for one. It goes on while the gallery shows other pictures. */
export function useSaving(): Saving {
  const [running, setRunning] = useState<Saving['running']>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { submit } = useSubmit(
    async ({ section, ...saved }: Parameters<Saving['save']>[0]) => {
      const { signal } = (abort.current = new AbortController());
      const onPercent = (percent: number) => setRunning({ section, percent });
      onPercent(0);
      try {
        const { saveAll } = await import('./savePictures.ts');
        const missing = await saveAll({ ...saved, signal, onPercent });
        if (missing === 0) showToast({ kind: 'success', text: clientTexts.saved });
        else showToast({ kind: 'warning', text: clientTexts.savedPart(missing) });
      } catch (thrown) {
        if (toAppError(thrown).code !== 'cancelled') throw thrown;
        showToast({ text: downloadTexts.cancelled });
      } finally {
        setRunning(undefined);
      }
    },
    { errors: clientErrors.save },
  );
  return {
    running,
    save: (saved) => void submit(saved),
    cancel: () => abort.current?.abort(),
  };
}

/** Keeps the focus beside a pressed button, which goes with what it begins or ends. */
function useKeptFocus(isRunning: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasRunning = useRef(isRunning);
  useLayoutEffect(() => {
    const hasChanged = wasRunning.current !== isRunning;
    wasRunning.current = isRunning;
    if (!hasChanged || document.activeElement !== document.body) return;
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isRunning]);
  return place;
}

interface SaveAllProps extends SavedPictures {
  labels: Record<SavedSize, string>;
  /** The size that the photographer allows. */
  downloads: DownloadSize;
  saving: Saving;
  /** The sections are not shown: what one of them has begun is told of here. */
  isAlone?: boolean;
}

/** Offers to save pictures, one archive after the other, and shows how far it is. */
export function SaveAll(props: SaveAllProps) {
  const { labels, downloads, saving, isAlone = false, title, section, pictures } = props;
  const { running, save, cancel } = saving;
  // The gallery may show another list meanwhile.
  const own = isAlone || running?.section === section ? running : undefined;
  const place = useKeptFocus(own !== undefined);
  if (own) {
    return (
      <div ref={place} className={styles['saving']}>
        <p role="status">{clientTexts.savingAll(own.percent)}</p>
        <ProgressBar label={clientTexts.saving} value={own.percent} max={100} />
        <Button onClick={cancel}>{downloadTexts.cancel}</Button>
      </div>
    );
  }
  const sizes = (['web', 'original'] as const).filter((size) => mayDownload(downloads, size));
  if (pictures.length === 0 || sizes.length === 0) return null;
  return (
    <div ref={place} className={styles['saving']}>
      {sizes.map((size) => (
        <Button
          key={size}
          disabled={running !== undefined}
          onClick={() => save({ title, section, pictures, size })}
        >
          {labels[size]}
        </Button>
      ))}
    </div>
  );
}
