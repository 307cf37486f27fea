import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { FileType } from '#src/model/files/mediaPolicy.ts';
import { showToast, type NewToast } from '#src/stores/toasts.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import { lookOf, type ReadyMedia } from './prepareMedia.ts';
import type { UploadWatch } from './uploadMedia.ts';

/** What is said of a file on its way, by what it looks like. */
export interface MediaWords {
  saved: NewToast;
  /** What is left to do when it could not be saved by itself. */
  pending?: NewToast;
  prepare: OperationErrors;
  save: OperationErrors;
}

export interface MediaSavingOptions<Stored> {
  upload: (media: ReadyMedia, watch: UploadWatch) => Promise<Stored>;
  save: (stored: Stored) => Promise<void>;
  words: (media: Pick<ReadyMedia, 'look' | 'caveat'>) => MediaWords;
}

export interface ChosenFile {
  file: Blob;
  type: FileType;
}

/** Where the chosen file is on its way. */
export type MediaStep =
  | { kind: 'idle' }
  | { kind: 'confirm'; chosen: ChosenFile; reason: 'large-gif' | 'large-file' }
  | { kind: 'crop'; chosen: ChosenFile; url: string; busy: boolean }
  | { kind: 'preparing' }
  | { kind: 'uploading'; percent: number; cancel: () => void }
  /** It is there; the document is told. */
  | { kind: 'saving' };

export interface PendingMedia<Stored> {
  media: ReadyMedia;
  /** Shows it before it is stored. */
  url: string;
  /** Uploaded already; only the document does not know yet. */
  stored?: Stored;
}

export const idleStep: MediaStep = { kind: 'idle' };

/** Addresses of files in memory, given back when the editor goes. */
function useObjectUrls(): (file: Blob) => string {
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const made = urls.current;
    return () => made.splice(0).forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return useCallback((file) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  }, []);
}

/** The upload of one pending file, and what is known of it. */
function usePending<Stored>(upload: MediaSavingOptions<Stored>['upload']) {
  const [pending, setPending] = useState<PendingMedia<Stored>>();
  const [step, setStep] = useState<MediaStep>(idleStep);
  useUnsavedGuard(pending !== undefined);

  /** Sends the file, unless it was sent before; what fails leaves it pending. */
  const send = useCallback(
    async (wanted: PendingMedia<Stored>): Promise<Stored> => {
      setPending(wanted);
      if (wanted.stored) return wanted.stored;
      const end = beginWork('uploading');
      const aborting = new AbortController();
      const show = (percent: number) =>
        setStep({ kind: 'uploading', percent, cancel: () => aborting.abort() });
      try {
        show(0);
        const stored = await upload(wanted.media, { onProgress: show, signal: aborting.signal });
        setPending({ ...wanted, stored });
        return stored;
      } finally {
        end();
        setStep(idleStep);
      }
    },
    [upload],
  );
  return { pending, setPending, step, setStep, send };
}

/** Uploads and saves one prepared file; what cannot be saved stays pending. */
export function useMediaSaving<Stored>(options: MediaSavingOptions<Stored>) {
  const { upload, save, words } = options;
  const { pending, setPending, step, setStep, send } = usePending(upload);
  const urlOf = useObjectUrls();

  async function autoSave(wanted: PendingMedia<Stored>): Promise<void> {
    const said = words(wanted.media);
    try {
      const stored = await send(wanted);
      setStep({ kind: 'saving' });
      await save(stored);
      setPending(undefined);
      showToast(said.saved);
    } catch (thrown) {
      reportFailure(thrown, said.save);
      if (said.pending) showToast(said.pending);
    } finally {
      setStep(idleStep);
    }
  }

  async function prepare(chosen: ChosenFile, make: () => Promise<ReadyMedia>): Promise<void> {
    const media = await make().catch((thrown: unknown) => {
      reportFailure(thrown, words({ look: lookOf(chosen.type) }).prepare);
      return undefined;
    });
    setStep(idleStep);
    if (media) await autoSave({ media, url: urlOf(media.file) });
  }

  return { pending, setPending, step, setStep, send, urlOf, autoSave, prepare };
}
