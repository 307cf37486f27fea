import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useState } from 'react';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import {
  filterButtonTexts,
  filterButtonErrors,
} from '#src/model/catalogue/filterButtons/filterButtonTexts.ts';
import { moveFilterButton } from '#src/model/catalogue/filterButtons/filterButtonChanges.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import type { ListEditor } from '../editing/useListEditor.ts';
import styles from './FilterButtonList.module.css';

interface MoveButtonsProps {
  index: number;
  count: number;
  labels: { up: string; down: string };
  onMove: (toIndex: number) => void;
}

/** Moves an item of a list by one place. The pressed button keeps the focus when its row moves. */
export function MoveButtons({ index, count, labels, onMove }: MoveButtonsProps) {
  const step = (toIndex: number) => {
    const isOutside = toIndex < 0 || toIndex >= count;
    return {
      // A disabled button would lose the focus at the end of the list.
      'aria-disabled': isOutside,
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (isOutside) return;
        flushSync(() => onMove(toIndex));
        currentTarget.focus();
      },
    };
  };
  return (
    <>
      <IconButton icon={ArrowUp} label={labels.up} {...step(index - 1)} />
      <IconButton icon={ArrowDown} label={labels.down} {...step(index + 1)} />
    </>
  );
}

interface FilterButtonRowProps {
  button: FilterButton;
  index: number;
  count: number;
  onMove: (toIndex: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function FilterButtonRow(props: FilterButtonRowProps) {
  const { button, index, count, onMove, onEdit, onRemove } = props;
  const { name, isActive } = button;
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <span className={styles['name']}>{name}</span>
      </div>
      <span className={styles['state']}>
        <Icon of={isActive ? Eye : EyeOff} size={16} />
        {isActive ? filterButtonTexts.active : filterButtonTexts.inactive}
      </span>
      <div className={styles['actions']}>
        <MoveButtons
          index={index}
          count={count}
          labels={{
            up: filterButtonTexts.moveUpLabel(name),
            down: filterButtonTexts.moveDownLabel(name),
          }}
          onMove={onMove}
        />
        <IconButton icon={Pencil} label={filterButtonTexts.editLabel(name)} onClick={onEdit} />
        <IconButton icon={Trash2} label={filterButtonTexts.removeLabel(name)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** The fixed entry 'all', which cannot be changed. */
export function AllEntryRow() {
  return (
    <li className={styles['row']}>
      <div className={styles['text']}>
        <span className={styles['name']}>{filterButtonTexts.all}</span>
        <span className={styles['hint']}>{filterButtonTexts.allHint}</span>
      </div>
      <span className={styles['badge']}>{filterButtonTexts.protectedBadge}</span>
    </li>
  );
}

const SKELETON_WIDTHS = ['14rem', '9rem', '12rem', '8rem', '11rem'];

export function FilterButtonsSkeleton() {
  return (
    <div aria-hidden>
      {SKELETON_WIDTHS.map((width) => (
        <div key={width} className={styles['row']}>
          <Skeleton width={width} height="1.5rem" />
        </div>
      ))}
    </div>
  );
}

interface FilterButtonListProps {
  buttons: readonly FilterButton[];
  apply: ListEditor<FilterButton>['apply'];
  onEdit: (button: FilterButton) => void;
  onRemove: (button: FilterButton) => void;
}

/** The buttons in their order, below the fixed entry 'all'. */
export function FilterButtonList({ buttons, apply, onEdit, onRemove }: FilterButtonListProps) {
  const [announcement, setAnnouncement] = useState('');

  function move({ id, name }: FilterButton, toIndex: number): void {
    setAnnouncement(filterButtonTexts.moved(name, toIndex + 1));
    apply(moveFilterButton(id, toIndex)).catch((thrown: unknown) => {
      reportFailure(thrown, filterButtonErrors.save);
    });
  }

  return (
    <>
      <ul className={styles['list']}>
        <AllEntryRow />
        {buttons.map((button, index) => (
          <FilterButtonRow
            key={button.id}
            button={button}
            index={index}
            count={buttons.length}
            onMove={(toIndex) => move(button, toIndex)}
            onEdit={() => onEdit(button)}
            onRemove={() => onRemove(button)}
          />
        ))}
      </ul>
      {buttons.length === 0 && <p className={styles['empty']}>{filterButtonTexts.empty}</p>}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
