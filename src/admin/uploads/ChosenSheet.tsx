import { X } from 'lucide-react';
import { memo, useCallback, useDeferredValue, type ReactNode } from 'react';
import { useProgressiveList } from '#src/hooks/useNearViewport.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { previewFileName } from '#src/model/files/names.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { SortableList } from '../sorting/SortableList.tsx';
import styles from './Sheet.module.css';
import type { ChosenPicture } from './chosenPicture.ts';
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

interface TileProps extends Omit<ChosenSheetProps, 'chosen'> {
  picture: ChosenPicture;
  handle: ReactNode;
  onDrop: () => void;
}

function Tile({ picture, handle, onEdit, onDrop, problemOf }: TileProps) {
  const { id, state, thumbnail, takenAt } = picture;
  const name = nameOf(picture);
  const problem = state === 'unreadable' ? uploadTexts.unreadable : problemOf?.(picture);
  const image =
    thumbnail === '' ? (
      previewFileName(picture.file.name)
    ) : (
      <img src={thumbnail} alt="" loading="lazy" decoding="async" />
    );
  return (
    <div className={styles['tile']} aria-busy={state === 'reading' || undefined}>
      {onEdit ? (
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
      {problem !== undefined && state !== 'reading' ? (
        <span className={styles['problem']}>{problem}</span>
      ) : (
        <span className={styles['note']}>
          {takenAt ? uploadTexts.takenAt(formatLongDate(takenAt)) : ' '}
        </span>
      )}
      <div className={styles['actions']}>
        {handle}
        <IconButton icon={X} label={uploadTexts.dropLabel(name)} onClick={onDrop} />
      </div>
    </div>
  );
}

type SheetProps = Omit<ChosenSheetProps, 'chosen'> &
  Pick<ChosenPictures, 'pictures' | 'drop' | 'move'>;

/** Renders only when a picture has changed, not with every step around it. */
const Sheet = memo(function Sheet({ pictures, drop, move, onEdit, problemOf }: SheetProps) {
  // Hundreds of pictures are read one after another: only the tile of each renders again.
  const renderTile = useCallback(
    (picture: ChosenPicture, handle: ReactNode) => (
      <Tile
        picture={picture}
        handle={handle}
        onEdit={onEdit}
        problemOf={problemOf}
        onDrop={() => drop(picture.id)}
      />
    ),
    [drop, onEdit, problemOf],
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

/** A grid of the chosen pictures, which can be sorted. */
export function ChosenSheet({ chosen, onEdit, problemOf }: ChosenSheetProps) {
  const { pictures, drop, move } = chosen;
  return (
    <Sheet
      pictures={useProgressiveList(pictures)}
      drop={drop}
      move={move}
      onEdit={onEdit}
      problemOf={useDeferredValue(problemOf)}
    />
  );
}
