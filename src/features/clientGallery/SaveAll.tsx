import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
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

interface Progress {
  running: { section: string | undefined; percent: number } | undefined;
}

interface Saving {
  /** Only what shows it is drawn again with every percent: a gallery has hundreds of pictures. */
  progress: StoreApi<Progress>;
  save: (saved: SavedPictures & { size: SavedSize }) => void;
  cancel: () => void;
}

/** Saves pictures as a ZIP, or several where they are too large for one. It goes on while the gallery shows other pictures. */
export function useSaving(): Saving {
  const [progress] = useState(() => createStore<Progress>()(() => ({ running: undefined })));
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const { submit } = useSubmit(
    async ({ section, ...saved }: Parameters<Saving['save']>[0]) => {
      const { signal } = (abort.current = new AbortController());
      const onPercent = (percent: number) => progress.setState({ running: { section, percent } });
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
        progress.setState({ running: undefined });
      }
    },
    { errors: clientErrors.save },
  );
  return {
    progress,
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
  /** The sections that tell of their own: what any other one has begun is told of here. */
  others?: readonly string[];
}

/** Offers to save pictures, one archive after the other, and shows how far it is. */
export function SaveAll(props: SaveAllProps) {
  const { labels, downloads, saving, others, title, section, pictures } = props;
  const { progress, save, cancel } = saving;
  const isBusy = useStore(progress, ({ running }) => running !== undefined);
  // The gallery may show another list meanwhile, and a section may have another name.
  const isToldHere = (begun = '') => begun === (section ?? '') || others?.includes(begun) === false;
  const percent = useStore(progress, ({ running }) =>
    running && isToldHere(running.section) ? running.percent : undefined,
  );
  const place = useKeptFocus(percent !== undefined);
  if (percent !== undefined) {
    return (
      <div ref={place} className={styles['saving']}>
        <p role="status">{clientTexts.savingAll(percent)}</p>
        <ProgressBar label={clientTexts.saving} value={percent} max={100} />
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
          disabled={isBusy}
          onClick={() => save({ title, section, pictures, size })}
        >
          {labels[size]}
        </Button>
      ))}
    </div>
  );
}
