import { useEffect, useRef, useState } from 'react';
import { newId } from '#src/data/newId.ts';
import { isWaitedFor } from '#src/data/orders/readOrder.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { InspectedPicture } from '#src/lib/pictures/messages.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { albumTexts, singleImageTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { cameraFacts, type CameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import type { MarkStrength } from '#src/model/watermarks/strengths.ts';
import { uploadErrorCodes, uploadTexts } from '#src/model/files/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './ReplacePicture.module.css';
import { checkFiles, type CheckedFile, fileProblem } from './chosenPicture.ts';
import { MarkStrengthField } from './Presets.tsx';
import { replacementOf, soldRecord, type ReplacedPicture } from './queue/replacement.ts';
import type { ReplacedRecord, UploadKind } from './queue/uploadJob.ts';
import { addUploads } from './queue/uploadQueue.ts';
import { pictureQueue } from './queue/uploadRunner.ts';
import { findItem, forgetThumbnails, isComing, useUploads } from './queue/uploadState.ts';

const uses: Record<ReplacedRecord['collection'], UploadKind> = {
  enkeltbilleder: 'singleImage',
  individuelle: 'singleImage',
  portfolio: 'portfolio',
  albums: 'album',
};

const ACCEPTED = 'image/jpeg,image/png,image/webp,.heic,.heif';

function refusalText(checked: CheckedFile, use: UploadKind): string | undefined {
  const { file, refused } = checked;
  const { name } = file;
  if (refused === undefined) return undefined;
  if (refused === 'raw') return uploadTexts.rawRefused([name]);
  const problem = fileProblem(checked, use);
  if (problem !== undefined) return problem;
  return (use === 'album' ? albumTexts : singleImageTexts).typesRefused(name);
}

/** A failure names the file. */
async function inspect(file: File): Promise<InspectedPicture> {
  try {
    return await pictureQueue.inspect(file);
  } catch (thrown) {
    throw new AppError(toAppError(thrown).code, { details: { file: file.name }, cause: thrown });
  }
}

function useIsReplacing({ record }: ReplacedPicture): boolean {
  return useUploads(({ items }) =>
    items.some(
      (item) =>
        item.job.goal.kind === 'replacement' &&
        item.job.goal.record.id === record.id &&
        isComing(item),
    ),
  );
}

interface ChosenFile extends CameraFacts {
  /** The id of its upload. */
  id: string;
  file: File;
  thumbnail: string;
  isBlurred: boolean;
}

interface QuestionProps {
  picture: ReplacedPicture;
  chosen: ChosenFile;
  onConfirm: (strength: MarkStrength) => void;
  onClose: () => void;
}

function Question({ picture, chosen, onConfirm, onClose }: QuestionProps) {
  const [strength, setStrength] = useState(picture.strength);
  const isSold = soldRecord(picture.record) !== undefined;
  return (
    <ConfirmDialog
      title={uploadTexts.replaceTitle(picture.title)}
      description={uploadTexts.replaceText}
      confirmLabel={uploadTexts.replaceConfirm}
      look="primary"
      onConfirm={() => onConfirm(strength)}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        <figure>
          <figcaption>{uploadTexts.formerPicture}</figcaption>
          <img src={picture.src} alt="" />
        </figure>
        <figure>
          <figcaption>{uploadTexts.newPicture}</figcaption>
          <img src={chosen.thumbnail} alt="" />
          {chosen.isBlurred && <p className={styles['note']}>{uploadTexts.blurred}</p>}
        </figure>
      </div>
      {isSold && <MarkStrengthField value={strength} onChange={setStrength} />}
    </ConfirmDialog>
  );
}

/** Replaces the file of a picture, which keeps its record. The upload goes on when the dialog is closed. */
export function ReplacePicture({ picture }: { picture: ReplacedPicture }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenFile>();
  const isReplacing = useIsReplacing(picture);
  const use = uses[picture.record.collection];

  async function choose(file: File): Promise<void> {
    const [checked] = await checkFiles([file], use);
    const refused = checked && refusalText(checked, use);
    if (refused !== undefined) {
      showToast({ kind: 'error', text: refused });
      return;
    }
    const sold = soldRecord(picture.record);
    if (sold && (await isWaitedFor(sold))) throw new AppError('upload/ordered');
    const { thumbnail, ...found } = await inspect(file);
    setChosen({ ...found, id: newId(), file, thumbnail: URL.createObjectURL(thumbnail) });
  }

  const { pending, submit } = useSubmit(choose, {
    errors: { fallback: uploadTexts.notReplaced, codes: uploadErrorCodes },
  });

  useEffect(
    () => () => {
      if (chosen && !findItem(chosen.id)) forgetThumbnails([chosen]);
    },
    [chosen],
  );

  function replace({ id, file, thumbnail, ...found }: ChosenFile, strength: MarkStrength): void {
    const goal = replacementOf(picture, strength);
    const job = { id, fileName: file.name, ...cameraFacts(found), goal };
    addUploads([{ job, file, thumbnail }]);
    setChosen(undefined);
  }

  return (
    <div className={styles['row']}>
      <Button
        look="quiet"
        busy={pending}
        disabled={isReplacing}
        onClick={() => input.current?.click()}
      >
        {isReplacing ? uploadTexts.replacing : uploadTexts.replace}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={uploadTexts.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void submit(file);
          // Otherwise choosing the same file again would not fire a change.
          target.value = '';
        }}
      />
      {chosen && (
        <Question
          picture={picture}
          chosen={chosen}
          onConfirm={(strength) => replace(chosen, strength)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
