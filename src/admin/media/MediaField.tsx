import { Crop, ImageUp } from 'lucide-react';
import { Suspense, useRef, type ReactNode } from 'react';
import { readPublicFile } from '#src/data/http.ts';
import { useFileDrop } from '#src/hooks/useFileDrop.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { formatBytes } from '#src/model/base/bytes.ts';
import type { CropKind } from '#src/model/content/crop.ts';
import { mediaTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import styles from './MediaField.module.css';
import { type AutoSavedMedia, isMediaBusy } from './useAutoSavedMedia.ts';

interface RecropButtonProps {
  /** The URL of the stored picture. */
  url: string;
  media: AutoSavedMedia;
  errors: OperationErrors;
}

/** Crops the stored picture again. */
export function RecropButton({ url, media, errors }: RecropButtonProps) {
  const { pending, submit } = useSubmit(async () => media.choose(await readPublicFile(url)), {
    errors,
  });
  return (
    <Button look="quiet" busy={pending || media.step.kind !== 'idle'} onClick={() => void submit()}>
      <Icon of={Crop} size={18} />
      {mediaTexts.crop}
    </Button>
  );
}

// Only who has chosen a picture needs it.
const CropDialog = lazyPage(
  () => import('#src/admin/crop/CropDialog.tsx').then((m) => m.CropDialog),
  { close: ({ onClose }) => onClose },
);

interface Confirmation {
  title: string;
  text: (size: string) => string;
  confirm: string;
}

interface MediaFieldProps {
  label: string;
  chooseLabel: string;
  accept: string;
  hints: readonly string[];
  media: AutoSavedMedia;
  cropKind: CropKind;
  confirmations?: Record<'large-gif' | 'large-file', Confirmation>;
  /** Retries a failed save here; otherwise it is saved together with the other changes. */
  hasRetry?: boolean;
  /** Further actions for the media. */
  children?: ReactNode;
}

function Questions({ media, cropKind, confirmations }: MediaFieldProps) {
  const { step } = media;
  if (step.kind === 'crop') {
    return (
      <Suspense>
        <CropDialog
          url={step.url}
          kind={cropKind}
          busy={step.busy}
          onApply={(box, size) => void media.crop(box, size)}
          onBroken={media.giveUp}
          onClose={media.cancel}
        />
      </Suspense>
    );
  }
  if (step.kind !== 'confirm' || !confirmations) return null;
  const { title, text, confirm } = confirmations[step.reason];
  return (
    <ConfirmDialog
      look="primary"
      title={title}
      description={text(formatBytes(step.chosen.file.size))}
      confirmLabel={confirm}
      onConfirm={() => void media.confirm()}
      onClose={media.cancel}
    />
  );
}

function Progress({ media, hasRetry = true }: MediaFieldProps) {
  const { step, pending } = media;
  if (step.kind === 'preparing') return <p role="status">{mediaTexts.preparing}</p>;
  if (step.kind === 'saving') return <p role="status">{commonTexts.saving}</p>;
  if (step.kind === 'uploading') {
    return (
      <div className={styles['progress']}>
        <p role="status">{mediaTexts.uploading(step.percent)}</p>
        <ProgressBar label={mediaTexts.progressLabel} value={step.percent} max={100} />
        <Button look="quiet" onClick={step.cancel}>
          {mediaTexts.cancel}
        </Button>
      </div>
    );
  }
  if (!pending) return null;
  return (
    <div className={styles['pending']}>
      <p>{mediaTexts.pending}</p>
      <Button look="quiet" onClick={media.forget}>
        {mediaTexts.forget}
      </Button>
      {hasRetry && <Button onClick={() => void media.retry()}>{mediaTexts.retry}</Button>}
    </div>
  );
}

/** Chooses one picture or film, by click or by drop, and shows its upload. */
export function MediaField(props: MediaFieldProps) {
  const { label, chooseLabel, accept, hints, media, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLElement>(null);
  const isBusy = isMediaBusy(media);

  function chooseFirst(files: FileList | null): void {
    const file = files?.[0];
    if (file && !isBusy) void media.choose(file);
  }

  const isOver = useFileDrop(field, ({ files }) => chooseFirst(files));

  return (
    <section
      ref={field}
      className={classNames(styles['field'], isOver && styles['over'])}
      aria-label={label}
    >
      <h2 className={styles['label']}>{label}</h2>
      <div className={styles['choice']}>
        <Button busy={isBusy} onClick={() => input.current?.click()}>
          <Icon of={ImageUp} size={18} />
          {chooseLabel}
        </Button>
        {children}
        <span className={styles['hint']}>{isOver ? mediaTexts.dropNow : mediaTexts.drop}</span>
      </div>
      <input
        ref={input}
        type="file"
        className={styles['input']}
        accept={accept}
        aria-label={chooseLabel}
        tabIndex={-1}
        onChange={(event) => {
          chooseFirst(event.target.files);
          // Otherwise choosing the same file again would not fire a change.
          event.target.value = '';
        }}
      />
      <Progress {...props} />
      <ul className={styles['hints']}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Questions {...props} />
    </section>
  );
}
