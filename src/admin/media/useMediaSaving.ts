import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { FileType } from '#src/model/files/mediaPolicy.ts';
import { showToast, type NewToast } from '#src/stores/toasts.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';
import { backgroundTypeOf, type ReadyMedia, type UploadWatch } from './prepareMedia.ts';

/** The messages for a file. */
export interface MediaTexts {
  saved: NewToast;
  /** The message when the upload could not be saved and still waits. */
  pending?: NewToast;
  prepare: OperationErrors;
  save: OperationErrors;
}

export interface MediaSavingOptions<Stored> {
  upload: (media: ReadyMedia, watch: UploadWatch) => Promise<Stored>;
  save: (stored: Stored) => Promise<void>;
  texts: (media: Pick<ReadyMedia, 'backgroundType' | 'caveat'>) => MediaTexts;
}

export interface ChosenFile {
  file: Blob;
  type: FileType;
}

/** The progress of the chosen file. */
export type MediaStep =
  | { kind: 'idle' }
  | { kind: 'confirm'; chosen: ChosenFile; reason: 'large-gif' | 'large-file' }
  | { kind: 'crop'; chosen: ChosenFile; url: string; busy: boolean }
  | { kind: 'preparing' }
  | { kind: 'uploading'; percent: number; cancel: () => void }
  /** Uploaded; the document is being written. */
  | { kind: 'saving' };

export interface PendingMedia<Stored> {
  media: ReadyMedia;
  /** An object URL that shows the file before it is uploaded. */
  url: string;
  /** Set when the file is uploaded but the document is not written yet. */
  stored?: Stored;
}

export const idleStep: MediaStep = { kind: 'idle' };

/** Creates object URLs, and revokes them when the editor unmounts. */
function useObjectUrls(): (file: Blob) => string {
  const urls = useRef<string[]>([]);
  useEffect(() => {
    const created = urls.current;
    return () => created.splice(0).forEach((url) => URL.revokeObjectURL(url));
  }, []);
  return useCallback((file) => {
    const url = URL.createObjectURL(file);
    urls.current.push(url);
    return url;
  }, []);
}

/** One pending file and the progress of its upload. */
function usePending<Stored>(upload: MediaSavingOptions<Stored>['upload']) {
  const [pending, setPending] = useState<PendingMedia<Stored>>();
  const [step, setStep] = useState<MediaStep>(idleStep);
  useUnsavedGuard(pending !== undefined);

  /** Uploads the file unless that is done already. A failure leaves it pending. */
  const send = useCallback(
    async (pendingMedia: PendingMedia<Stored>): Promise<Stored> => {
      setPending(pendingMedia);
      if (pendingMedia.stored) return pendingMedia.stored;
      const end = beginWork('uploading');
      const aborting = new AbortController();
      const show = (percent: number) =>
        setStep({ kind: 'uploading', percent, cancel: () => aborting.abort() });
      try {
        show(0);
        const stored = await upload(pendingMedia.media, {
          onProgress: show,
          signal: aborting.signal,
        });
        setPending({ ...pendingMedia, stored });
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

/** Uploads and saves one prepared file. A failure leaves it pending. */
export function useMediaSaving<Stored>(options: MediaSavingOptions<Stored>) {
  const { upload, save, texts } = options;
  const { pending, setPending, step, setStep, send } = usePending(upload);
  const objectUrlOf = useObjectUrls();
  const preparing = useRef<AbortController>(undefined);

  async function autoSave(pendingMedia: PendingMedia<Stored>): Promise<void> {
    const messages = texts(pendingMedia.media);
    try {
      const stored = await send(pendingMedia);
      setStep({ kind: 'saving' });
      await save(stored);
      setPending(undefined);
      showToast(messages.saved);
    } catch (thrown) {
      reportFailure(thrown, messages.save);
      if (messages.pending) showToast(messages.pending);
    } finally {
      setStep(idleStep);
    }
  }

  async function prepare(chosen: ChosenFile, make: () => Promise<ReadyMedia>): Promise<void> {
    const { signal } = (preparing.current = new AbortController());
    const media = await make().catch((thrown: unknown) => {
      if (signal.aborted) return undefined;
      reportFailure(thrown, texts({ backgroundType: backgroundTypeOf(chosen.type) }).prepare);
      return undefined;
    });
    if (signal.aborted) return;
    setStep(idleStep);
    if (media) await autoSave({ media, url: objectUrlOf(media.file) });
  }

  /** Leaves the file that was chosen. While it is being prepared, nothing is written yet. */
  function cancel(): void {
    preparing.current?.abort();
    setStep(idleStep);
  }

  return { pending, setPending, step, setStep, send, objectUrlOf, autoSave, prepare, cancel };
}
