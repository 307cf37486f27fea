import { errorText } from '#src/model/base/errorTexts.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import { isMoving } from '#src/model/content/schema.ts';
import {
  fileTypeOf,
  type FileType,
  judgeMedia,
  type MediaRefusal,
  type MediaUse,
} from '#src/model/files/mediaPolicy.ts';
import { mediaTexts } from '#src/model/files/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { lookOf, prepareMoving, preparePicture } from './prepareMedia.ts';
import {
  idleStep,
  useMediaSaving,
  type ChosenFile,
  type MediaSavingOptions,
  type MediaStep,
  type PendingMedia,
} from './useMediaSaving.ts';

interface AutoSavedMediaOptions<Stored> extends MediaSavingOptions<Stored> {
  use: MediaUse;
  hasWidths: boolean;
  refusals: Record<MediaRefusal, string>;
}

/** The file is damaged, or has been moved since it was chosen. */
function tellUnreadable(file: Blob): void {
  const name = file instanceof File ? file.name : mediaTexts.theFile;
  showToast({ kind: 'error', text: errorText('upload/unreadable', undefined, { file: name }) });
}

/** A file that is chosen, checked, cut or converted, uploaded and saved, all by itself. */
export function useAutoSavedMedia<Stored>(options: AutoSavedMediaOptions<Stored>) {
  const { use, hasWidths, refusals } = options;
  const saving = useMediaSaving(options);
  const { pending, setPending, step, setStep, urlOf, prepare } = saving;

  async function accept(chosen: ChosenFile, convertToWebp: boolean): Promise<void> {
    if (use === 'frontPage' && isMoving(lookOf(chosen.type))) {
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
      setStep(idleStep);
      tellUnreadable(step.chosen.file);
    },
    cancel: () => setStep(idleStep),
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
