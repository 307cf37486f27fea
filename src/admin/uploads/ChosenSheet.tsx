import { X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useProgressiveList } from '#src/hooks/useProgressiveList.ts';
import { memberOf } from '#src/model/base/closedSets.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { previewFileName } from '#src/model/files/names.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import styles from './Sheet.module.css';
import {
  choicesFor,
  fileChoices,
  isInOrder,
  type ChosenPicture,
  type FileChoice,
} from './chosenPicture.ts';
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
  onChoose: ChosenPictures['choose'];
}

/** Says that the file is known already, and asks what is to happen. */
function RepetitionChoice({ picture, onChoose }: RepetitionChoiceProps) {
  const { id, repetition, choice } = picture;
  if (!repetition) return null;
  return (
    <>
      <span className={styles['note']}>{uploadTexts.repetitions[repetition.kind]}</span>
      <select
        className={styles['choice']}
        aria-label={uploadTexts.choiceLabel(nameOf(picture))}
        value={choice}
        onChange={({ target }) => {
          const chosen = memberOf(fileChoices, target.value);
          if (chosen) onChoose([id], chosen);
        }}
      >
        {choicesFor(picture).map((each) => (
          <option key={each} value={each}>
            {uploadTexts.choices[each]}
          </option>
        ))}
      </select>
    </>
  );
}

interface TileProps extends Omit<ChosenSheetProps, 'chosen'>, RepetitionChoiceProps {
  handle: ReactNode;
  onDrop: () => void;
}

function Tile({ picture, handle, onEdit, onDrop, onChoose, problemOf }: TileProps) {
  const { id, state, thumbnail, takenAt, choice } = picture;
  const isNew = choice === 'new';
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
      className={classNames(styles['tile'], choice === 'leaveOut' && styles['leftOut'])}
      aria-busy={state === 'reading' || undefined}
    >
      {onEdit && isNew ? (
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
      {problem !== undefined && isNew && state !== 'reading' ? (
        <span className={styles['problem']}>{problem}</span>
      ) : (
        <span className={styles['note']}>
          {takenAt ? uploadTexts.takenAt(formatLongDate(takenAt)) : ' '}
        </span>
      )}
      {picture.isBlurred && <span className={styles['note']}>{uploadTexts.blurred}</span>}
      <RepetitionChoice picture={picture} onChoose={onChoose} />
      <div className={styles['actions']}>
        {handle}
        <IconButton icon={X} label={uploadTexts.dropLabel(name)} onClick={onDrop} />
      </div>
    </div>
  );
}

type SheetProps = Omit<ChosenSheetProps, 'chosen'> &
  Pick<ChosenPictures, 'drop' | 'move' | 'choose'> & { pictures: readonly ChosenPicture[] };

/** Renders only when a picture has changed, not with every step around it. */
const Sheet = memo(function Sheet(props: SheetProps) {
  const { pictures, drop, move, choose, onEdit, problemOf } = props;
  // Hundreds of pictures are read one after another: only the tile of each renders again.
  const renderTile = useCallback(
    (picture: ChosenPicture, handle: ReactNode) => (
      <Tile
        picture={picture}
        handle={handle}
        onEdit={onEdit}
        problemOf={problemOf}
        onDrop={() => drop(picture.id)}
        onChoose={choose}
      />
    ),
    [drop, choose, onEdit, problemOf],
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

/** The number of files that are known already, which may be far below, and one choice for all of them. */
function RepeatedNote({ all, choose }: Pick<ChosenPictures, 'all' | 'choose'>) {
  const repeated = all.filter(({ repetition }) => repetition !== undefined);
  const count = (choice: FileChoice) => repeated.filter((each) => each.choice === choice).length;
  const [leftOut, replacing] = [count('leaveOut'), count('replace')];
  const available = fileChoices.filter((choice) =>
    repeated.some((picture) => choicesFor(picture).includes(choice)),
  );
  const sentences = [
    leftOut > 0 && uploadTexts.leftOut(leftOut),
    replacing > 0 && uploadTexts.willReplace(replacing),
  ];
  return (
    <div className={styles['repeated']}>
      <p role="status">{sentences.filter((each) => each !== false).join(' ')}</p>
      {available.length > 0 && (
        <div className={styles['order']} role="group" aria-label={uploadTexts.choiceForAll}>
          <span aria-hidden="true">{uploadTexts.choiceForAll}</span>
          {available.map((choice) => (
            <Button
              key={choice}
              look="quiet"
              aria-pressed={count(choice) === repeated.length}
              onClick={() =>
                choose(
                  repeated.map(({ id }) => id),
                  choice,
                )
              }
            >
              {uploadTexts.choices[choice]}
            </Button>
          ))}
        </div>
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
  const { all, drop, move, sort, choose } = chosen;
  return (
    <>
      <div className={styles['bar']}>
        <OrderButtons all={all} sort={sort} />
        <RepeatedNote all={all} choose={choose} />
      </div>
      <Sheet
        pictures={useProgressiveList(all)}
        drop={drop}
        move={move}
        choose={choose}
        onEdit={onEdit}
        problemOf={useDeferredValue(problemOf)}
      />
    </>
  );
}
