import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import * as bin from '#src/data/catalogue/bin.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { formatDate } from '#src/model/base/dates.ts';
import { joinFacts } from '#src/model/base/text.ts';
import { BIN_DAYS, binDaysLeft, categoryOf, pictureOf, type Binned } from '#src/model/bin/bin.ts';
import { binErrors, binTexts as texts } from '#src/model/bin/texts.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { AsyncView, EmptyState } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { forgetRemoval } from '../bulk/Undo.tsx';
import { categoryName, type Category } from '../fields/ItemFields.tsx';
import styles from './BinDialog.module.css';
import { removeForGood } from './removeFiles.ts';

function categoryText(entry: Binned, categories: readonly Category[]): string[] {
  const slug = categoryOf(entry);
  return slug === undefined || slug === '' ? [] : [categoryName(slug, categories)];
}

/** Short facts about something deleted, with those that its kind has. */
function factsOf(entry: Binned, categories: readonly Category[]): string {
  return joinFacts([
    ...(entry.kind === 'album' ? [texts.album(entry.record.images.length)] : []),
    ...(entry.kind === 'albumImage' ? [texts.inAlbum(entry.albumTitle)] : []),
    ...categoryText(entry, categories),
    texts.removed(formatDate(entry.removedAt)),
    texts.daysLeft(binDaysLeft(entry.removedAt, new Date())),
  ]);
}

function RemoveForGood({ entry, onClose }: { entry: Binned; onClose: () => void }) {
  const { title } = entry.record;
  const { pending, submit } = useSubmit(removeForGood, {
    success: () => ({ kind: 'success', text: texts.removedForGood(title) }),
    errors: binErrors.removeNow,
  });

  async function confirm(): Promise<void> {
    const outcome = await submit(entry.id);
    onClose();
    if (!outcome.done) return;
    forgetRemoval(entry.id);
    const { isKept, isLeft } = outcome.answer;
    if (isKept) showToast({ kind: 'info', text: itemTexts.filesKept });
    if (isLeft) showToast({ kind: 'warning', text: itemTexts.filesLeft });
  }

  return (
    <ConfirmDialog
      title={texts.removeNowTitle(title)}
      description={texts.removeNowText}
      confirmLabel={texts.removeNow}
      busy={pending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}

interface RowProps {
  entry: Binned;
  categories: readonly Category[];
  onRemove: () => void;
}

function Row({ entry, categories, onRemove }: RowProps) {
  const { title } = entry.record;
  const { src, picture, original } = pictureOf(entry);
  const { pending, submit } = useSubmit(bin.restore, {
    success: () => ({ kind: 'success', text: texts.restored(title) }),
    errors: binErrors.restore,
  });

  async function restore(): Promise<void> {
    const { done } = await submit(entry.id);
    if (done) forgetRemoval(entry.id);
  }

  return (
    <li className={styles['row']}>
      <div className={styles['picture']}>
        <PrivateImage
          path={original ? previewPath(original) : ''}
          read={readPrivatePicture}
          src={src}
          alt=""
          aspectRatio={1}
          sources={picture.sources}
          sizes="72px"
          placeholder={picture.placeholder}
        />
      </div>
      <div className={styles['text']}>
        <h3 className={styles['title']}>{title}</h3>
        <p className={styles['facts']}>{factsOf(entry, categories)}</p>
      </div>
      <div className={styles['actions']}>
        <Button
          busy={pending}
          aria-label={texts.restoreLabel(title)}
          onClick={() => void restore()}
        >
          {texts.restore}
        </Button>
        <Button look="quiet" aria-label={texts.removeNowLabel(title)} onClick={onRemove}>
          {texts.removeNow}
        </Button>
      </div>
    </li>
  );
}

interface BinDialogProps {
  contents: Retryable<readonly Binned[]>;
  categories: readonly Category[];
  onClose: () => void;
}

/** The deleted items, the newest first, to be put back or deleted for good. */
export function BinDialog({ contents, categories, onClose }: BinDialogProps) {
  const [removed, setRemoved] = useState<Binned>();
  return (
    <Dialog title={texts.title} description={texts.intro(BIN_DAYS)} isWide onClose={onClose}>
      <AsyncView
        state={contents}
        skeleton={<Skeleton width="100%" height="12rem" />}
        errors={binErrors.load}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState icon={Trash2} text={texts.empty} />
          ) : (
            <ul className={styles['list']} aria-label={texts.title}>
              {[...entries]
                .sort((a, b) => b.removedAt.getTime() - a.removedAt.getTime())
                .map((entry) => (
                  <Row
                    key={entry.id}
                    entry={entry}
                    categories={categories}
                    onRemove={() => setRemoved(entry)}
                  />
                ))}
            </ul>
          )
        }
      </AsyncView>
      {removed && <RemoveForGood entry={removed} onClose={() => setRemoved(undefined)} />}
    </Dialog>
  );
}
