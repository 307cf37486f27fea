import { useCallback, useEffect, useRef, useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { judgeMedia } from '#src/shared/domain/mediaPolicy.ts';
import type { MediaRefusal, MediaUse } from '#src/shared/domain/mediaPolicy.ts';
import { fileTypeOf } from '#src/shared/domain/fileType.ts';
import type { FileType } from '#src/shared/domain/fileType.ts';
import type { Box, Size } from '#src/shared/domain/watermarkLayout.ts';
import { errorText } from '#src/shared/texts/errors.ts';
import type { OperationErrors } from '#src/shared/texts/errors.ts';
import { mediaTexts } from '#src/shared/texts/media.ts';
import { workBegun } from '#src/stores/openWork.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { lookOf } from './media.ts';
import type { ReadyMedia } from './media.ts';
import { prepareMoving, preparePicture } from './prepareMedia.ts';
import type { UploadWatch } from './uploadMedia.ts';
import { useUnsavedGuard } from '#src/admin/kit/editing/useUnsavedGuard.ts';

/** What is said of a file on its way, by what it looks like. */
export interface MediaWords {
  saved: NewToast;
  /** What is left to do when it could not be saved by itself. */
  pending?: NewToast;
  prepare: OperationErrors;
  save: OperationErrors;
}

interface AutoSavedMediaOptions<Stored> {
  use: MediaUse;
  hasWidths: boolean;
  refusals: Record<MediaRefusal, string>;
  upload: (media: ReadyMedia, watch: UploadWatch) => Promise<Stored>;
  save: (stored: Stored) => Promise<void>;
  words: (media: Pick<ReadyMedia, 'look' | 'caveat'>) => MediaWords;
}

interface Chosen {
  file: Blob;
  type: FileType;
}

/** Where the chosen file is on its way. */
type MediaStep =
  | { kind: 'idle' }
  | { kind: 'confirm'; chosen: Chosen; reason: 'large-gif' | 'large-file' }
  | { kind: 'crop'; chosen: Chosen; url: string; busy: boolean }
  | { kind: 'preparing' }
  | { kind: 'uploading'; percent: number; cancel: () => void }
  /** It is there; the document is told. */
  | { kind: 'saving' };

interface PendingMedia<Stored> {
  media: ReadyMedia;
  /** Shows it before it is stored. */
  url: string;
  /** Uploaded already; only the document does not know yet. */
  stored?: Stored;
}

const idle: MediaStep = { kind: 'idle' };

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

/** The file is damaged, or has been moved since it was chosen. */
function tellUnreadable(file: Blob): void {
  const name = file instanceof File ? file.name : mediaTexts.theFile;
  showToast({ kind: 'error', text: errorText('upload/unreadable', undefined, { file: name }) });
}

/** The upload of one pending file, and what is known of it. */
function usePending<Stored>(upload: AutoSavedMediaOptions<Stored>['upload']) {
  const [pending, setPending] = useState<PendingMedia<Stored>>();
  const [step, setStep] = useState<MediaStep>(idle);
  useUnsavedGuard(pending !== undefined);

  /** Sends the file, unless it was sent before; what fails leaves it pending. */
  const send = useCallback(
    async (wanted: PendingMedia<Stored>): Promise<Stored> => {
      setPending(wanted);
      if (wanted.stored) return wanted.stored;
      const end = workBegun('uploading');
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
        setStep(idle);
      }
    },
    [upload],
  );
  return { pending, setPending, step, setStep, send };
}

/** Uploads and saves one prepared file; what cannot be saved stays pending. */
function useAutoSave<Stored>(options: AutoSavedMediaOptions<Stored>) {
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
      setStep(idle);
    }
  }

  async function prepare(chosen: Chosen, make: () => Promise<ReadyMedia>): Promise<void> {
    const media = await make().catch((thrown: unknown) => {
      reportFailure(thrown, words({ look: lookOf(chosen.type) }).prepare);
      return undefined;
    });
    setStep(idle);
    if (media) await autoSave({ media, url: urlOf(media.file) });
  }

  return { pending, setPending, step, setStep, send, urlOf, autoSave, prepare };
}

/** A file that is chosen, checked, cut or converted, uploaded and saved, all by itself. */
export function useAutoSavedMedia<Stored>(options: AutoSavedMediaOptions<Stored>) {
  const { use, hasWidths, refusals } = options;
  const saving = useAutoSave(options);
  const { pending, setPending, step, setStep, urlOf, prepare } = saving;

  async function accept(chosen: Chosen, convertToWebp: boolean): Promise<void> {
    const isMoving = use === 'frontPage' && lookOf(chosen.type) !== 'image';
    if (isMoving) {
      setStep({ kind: 'preparing' });
      await prepare(chosen, () => prepareMoving(chosen.file, chosen.type, convertToWebp));
    } else setStep({ kind: 'crop', chosen, url: urlOf(chosen.file), busy: false });
  }

  async function choose(file: Blob): Promise<void> {
    let type: FileType | undefined;
    try {
      type = await fileTypeOf(file);
    } catch (thrown) {
      console.warn('The chosen file could not be read', thrown);
      tellUnreadable(file);
      return;
    }
    const verdict = judgeMedia(use, { type, bytes: file.size });
    if (verdict.kind === 'refused' || type === undefined) {
      const reason = verdict.kind === 'refused' ? verdict.reason : 'type';
      showToast({ kind: 'error', text: refusals[reason] });
    } else if (verdict.kind === 'confirm') {
      setStep({ kind: 'confirm', chosen: { file, type }, reason: verdict.reason });
    } else await accept({ file, type }, verdict.convertToWebp);
  }

  return {
    step,
    pending,
    choose,
    /** The large file is wanted. */
    confirm: () => (step.kind === 'confirm' ? accept(step.chosen, false) : Promise.resolve()),
    /** The part of the picture has been chosen. */
    crop: async (box: Box, size: Size) => {
      if (step.kind !== 'crop') return;
      const { file } = step.chosen;
      setStep({ ...step, busy: true });
      await prepare(step.chosen, () => preparePicture(file, { box, size, hasWidths }));
    },
    /** The browser cannot show what is to be cut. */
    giveUp: () => {
      if (step.kind !== 'crop') return;
      setStep(idle);
      tellUnreadable(step.chosen.file);
    },
    cancel: () => setStep(idle),
    /** Another try at what could not be saved. */
    retry: () => (pending ? saving.autoSave(pending) : Promise.resolve()),
    /** Uploads what is pending, for whoever saves it with other changes. */
    uploadPending: () => (pending ? saving.send(pending) : Promise.resolve(undefined)),
    forget: () => setPending(undefined),
  };
}

/** What is being made, sent or saved needs no second press. */
export function isAtWork({ step: { kind } }: { step: MediaStep }): boolean {
  return kind === 'preparing' || kind === 'uploading' || kind === 'saving';
}

export type AutoSavedMedia = Omit<
  ReturnType<typeof useAutoSavedMedia<unknown>>,
  'uploadPending' | 'pending'
> & { pending: PendingMedia<unknown> | undefined };
