import { X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useProgressiveList } from '#src/hooks/useProgressiveList.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { previewFileName } from '#src/model/files/names.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import styles from './Sheet.module.css';
import { isInOrder, type ChosenPicture } from './chosenPicture.ts';
import type { ChosenPictures } from './useChosenPictures.ts';

interface ChosenSheetProps {
  chosen: ChosenPictures;
  /** Opens the form of a picture; left out where pictures have no form. */
  onEdit?: ((id: string) => void) | undefined;
  /** Returns the first problem of a picture; left out where pictures have no form. */
  problemOf?: ((picture: ChosenPicture) => string | undefined) | undefined;
}

function nameOf({ values, file }: ChosenPicture): string {
  return values.title === '' ? previewFileName(file.name) : values.title;
}

interface RepetitionChoiceProps {
  picture: ChosenPicture;
  onLeaveOut: ChosenPictures['leaveOut'];
}

/** Says that the file is known already, and lets it be left out or uploaded all the same. */
function RepetitionChoice({ picture, onLeaveOut }: RepetitionChoiceProps) {
  const { id, repetition, isLeftOut } = picture;
  if (!repetition) return null;
  const { include, includeLabel, leaveOut, leaveOutLabel, repetitions } = uploadTexts;
  return (
    <>
      <span className={styles['note']}>{repetitions[repetition]}</span>
      <Button
        look="quiet"
        className={styles['choice']}
        aria-label={(isLeftOut ? includeLabel : leaveOutLabel)(nameOf(picture))}
        onClick={() => onLeaveOut([id], !isLeftOut)}
      >
        {isLeftOut ? include : leaveOut}
      </Button>
    </>
  );
}

interface TileProps extends Omit<ChosenSheetProps, 'chosen'>, RepetitionChoiceProps {
  handle: ReactNode;
  onDrop: () => void;
}

function Tile({ picture, handle, onEdit, onDrop, onLeaveOut, problemOf }: TileProps) {
  const { id, state, thumbnail, takenAt, isLeftOut } = picture;
  const name = nameOf(picture);
  const problem = state === 'unreadable' ? uploadTexts.unreadable : problemOf?.(picture);
  const image =
    thumbnail === '' ? (
      previewFileName(picture.file.name)
    ) : (
      <img src={thumbnail} alt="" loading="lazy" decoding="async" />
    );
  return (
    <div
      className={classNames(styles['tile'], isLeftOut && styles['leftOut'])}
      aria-busy={state === 'reading' || undefined}
    >
      {onEdit && !isLeftOut ? (
        <button
          type="button"
          className={styles['frame']}
          aria-label={uploadTexts.editLabel(name)}
          onClick={() => onEdit(id)}
        >
          {image}
        </button>
      ) : (
        <div className={styles['frame']}>{image}</div>
      )}
      <span className={styles['name']}>{name}</span>
      {problem !== undefined && !isLeftOut && state !== 'reading' ? (
        <span className={styles['problem']}>{problem}</span>
      ) : (
        <span className={styles['note']}>
          {takenAt ? uploadTexts.takenAt(formatLongDate(takenAt)) : ' '}
        </span>
      )}
      <RepetitionChoice picture={picture} onLeaveOut={onLeaveOut} />
      <div className={styles['actions']}>
        {handle}
        <IconButton icon={X} label={uploadTexts.dropLabel(name)} onClick={onDrop} />
      </div>
    </div>
  );
}

type SheetProps = Omit<ChosenSheetProps, 'chosen'> &
  Pick<ChosenPictures, 'drop' | 'move' | 'leaveOut'> & { pictures: readonly ChosenPicture[] };

/** Renders only when a picture has changed, not with every step around it. */
const Sheet = memo(function Sheet(props: SheetProps) {
  const { pictures, drop, move, leaveOut, onEdit, problemOf } = props;
  // Hundreds of pictures are read one after another: only the tile of each renders again.
  const renderTile = useCallback(
    (picture: ChosenPicture, handle: ReactNode) => (
      <Tile
        picture={picture}
        handle={handle}
        onEdit={onEdit}
        problemOf={problemOf}
        onDrop={() => drop(picture.id)}
        onLeaveOut={leaveOut}
      />
    ),
    [drop, leaveOut, onEdit, problemOf],
  );
  return (
    <SortableList
      items={pictures}
      layout="grid"
      className={styles['sheet']}
      nameOf={nameOf}
      onMove={move}
      renderItem={renderTile}
    />
  );
});

/** The number of files that are left out, which may be far below, and a button that takes them in. */
function LeftOutNote({ all, leaveOut }: Pick<ChosenPictures, 'all' | 'leaveOut'>) {
  const leftOut = all.filter(({ isLeftOut }) => isLeftOut).map(({ id }) => id);
  return (
    <div className={styles['leftOutNote']}>
      <p role="status">{leftOut.length > 0 && uploadTexts.leftOut(leftOut.length)}</p>
      {leftOut.length > 0 && (
        <Button look="quiet" onClick={() => leaveOut(leftOut, false)}>
          {uploadTexts.includeAll(leftOut.length)}
        </Button>
      )}
    </div>
  );
}

/** Puts all pictures in an order at once; pressed as long as they are in it. */
function OrderButtons({ all, sort }: Pick<ChosenPictures, 'all' | 'sort'>) {
  if (all.length < 2) return null;
  const hasTimes =
    all.every(({ state }) => state !== 'reading') &&
    all.some(({ takenAt }) => takenAt !== undefined);
  return (
    <div className={styles['order']} role="group" aria-label={uploadTexts.orderLabel}>
      <span aria-hidden="true">{uploadTexts.orderLabel}</span>
      <Button look="quiet" aria-pressed={isInOrder(all, 'name')} onClick={() => sort('name')}>
        {uploadTexts.orders.name}
      </Button>
      <Button
        look="quiet"
        aria-pressed={hasTimes && isInOrder(all, 'time')}
        disabled={!hasTimes}
        onClick={() => sort('time')}
      >
        {uploadTexts.orders.time}
      </Button>
    </div>
  );
}

/** A grid of the chosen pictures, which can be sorted. */
export function ChosenSheet({ chosen, onEdit, problemOf }: ChosenSheetProps) {
  const { all, drop, move, sort, leaveOut } = chosen;
  return (
    <>
      <div className={styles['bar']}>
        <OrderButtons all={all} sort={sort} />
        <LeftOutNote all={all} leaveOut={leaveOut} />
      </div>
      <Sheet
        pictures={useProgressiveList(all)}
        drop={drop}
        move={move}
        leaveOut={leaveOut}
        onEdit={onEdit}
        problemOf={useDeferredValue(problemOf)}
      />
    </>
  );
}
