import { errorText } from '#src/model/base/errorTexts.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import { isMoving } from '#src/model/content/schema.ts';
import {
  fileTypeOf,
  type FileType,
  checkMedia,
  type MediaRefusal,
  type MediaUse,
} from '#src/model/files/mediaPolicy.ts';
import { mediaTexts } from '#src/model/files/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { backgroundTypeOf, prepareMoving, preparePicture } from './prepareMedia.ts';
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

/** The file is damaged, or was moved after it was chosen. */
function reportUnreadable(file: Blob): void {
  const name = file instanceof File ? file.name : mediaTexts.theFile;
  showToast({ kind: 'error', text: errorText('upload/unreadable', undefined, { file: name }) });
}

/** Checks a chosen file, crops or converts it, uploads it and saves it. */
export function useAutoSavedMedia<Stored>(options: AutoSavedMediaOptions<Stored>) {
  const { use, hasWidths, refusals } = options;
  const saving = useMediaSaving(options);
  const { pending, setPending, step, setStep, objectUrlOf, prepare } = saving;

  async function accept(chosen: ChosenFile, convertToWebp: boolean): Promise<void> {
    if (use === 'frontPage' && isMoving(backgroundTypeOf(chosen.type))) {
      setStep({ kind: 'preparing' });
      await prepare(chosen, () => prepareMoving(chosen.file, chosen.type, convertToWebp));
    } else setStep({ kind: 'crop', chosen, url: objectUrlOf(chosen.file), busy: false });
  }

  async function choose(file: Blob): Promise<void> {
    let type: FileType | undefined;
    try {
      type = await fileTypeOf(file);
    } catch (thrown) {
      console.warn('The chosen file could not be read', thrown);
      reportUnreadable(file);
      return;
    }
    const verdict = checkMedia(use, { type, bytes: file.size });
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
    /** Accepts a large file after the confirmation. */
    confirm: () => (step.kind === 'confirm' ? accept(step.chosen, false) : Promise.resolve()),
    /** Applies the crop. */
    crop: async (box: Box, size: Size) => {
      if (step.kind !== 'crop') return;
      const { file } = step.chosen;
      setStep({ ...step, busy: true });
      await prepare(step.chosen, () => preparePicture(file, { box, size, hasWidths }));
    },
    /** Reports a picture that the browser cannot show for cropping. */
    giveUp: () => {
      if (step.kind !== 'crop') return;
      setStep(idleStep);
      reportUnreadable(step.chosen.file);
    },
    cancel: saving.cancel,
    /** Retries a failed save. */
    retry: () => (pending ? saving.autoSave(pending) : Promise.resolve()),
    /** Uploads the pending file for a caller that saves it together with other changes. */
    uploadPending: () => (pending ? saving.send(pending) : Promise.resolve(undefined)),
    forget: () => setPending(undefined),
  };
}

export function isMediaBusy({ step: { kind } }: { step: MediaStep }): boolean {
  return kind === 'preparing' || kind === 'uploading' || kind === 'saving';
}

export type AutoSavedMedia = Omit<
  ReturnType<typeof useAutoSavedMedia<unknown>>,
  'uploadPending' | 'pending'
> & { pending: PendingMedia<unknown> | undefined };
