import { useState } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { filterButtonErrors, filterButtonTexts } from '#src/model/catalogue/editorTexts.ts';
import { moving } from '#src/model/catalogue/filterButtonChanges.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import type { ListEditor } from '../kit/editing/useListEditor.ts';
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
