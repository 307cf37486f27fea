import { useState } from 'react';
import type { ListEditor } from '#src/admin/kit/editing/useListEditor.ts';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { moving } from '#src/shared/domain/filterButtonChanges.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';
import { filterButtonErrors, filterButtonTexts } from '#src/shared/texts/filterButtons.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './FilterButtonList.module.css';
import { AllEntryRow, FilterButtonRow } from './FilterButtonRow.tsx';

interface FilterButtonListProps {
  buttons: readonly FilterButton[];
  apply: ListEditor<FilterButton>['apply'];
  onEdit: (button: FilterButton) => void;
  onRemove: (button: FilterButton) => void;
}

/** The buttons in their order, below the entry that belongs to the site. */
export function FilterButtonList({ buttons, apply, onEdit, onRemove }: FilterButtonListProps) {
  const [announcement, setAnnouncement] = useState('');

  function move({ id, name }: FilterButton, toIndex: number): void {
    setAnnouncement(filterButtonTexts.moved(name, toIndex + 1));
    apply(moving(id, toIndex)).catch((thrown: unknown) => {
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
