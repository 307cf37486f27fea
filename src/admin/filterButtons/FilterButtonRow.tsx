import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { filterButtonTexts } from '#src/model/catalogue/editorTexts.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { IconButton } from '#src/ui/controls/IconButton.tsx';
import { MoveButtons } from '../kit/sorting/MoveButtons.tsx';
import rowStyles from './FilterButtonRow.module.css';

interface FilterButtonRowProps {
  button: FilterButton;
  index: number;
  count: number;
  onMove: (toIndex: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One filter button, and what can be done with it. */
export function FilterButtonRow(props: FilterButtonRowProps) {
  const { button, index, count, onMove, onEdit, onRemove } = props;
  const { name, slug, isActive } = button;
  return (
    <li className={rowStyles['row']}>
      <div className={rowStyles['words']}>
        <span className={rowStyles['name']}>{name}</span>
        <span className={rowStyles['slug']}>{slug}</span>
      </div>
      <span className={rowStyles['state']}>
        <Icon of={isActive ? Eye : EyeOff} size={16} />
        {isActive ? filterButtonTexts.active : filterButtonTexts.inactive}
      </span>
      <div className={rowStyles['actions']}>
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

/** The entry that shows everything. It belongs to the site. */
export function AllEntryRow() {
  return (
    <li className={rowStyles['row']}>
      <div className={rowStyles['words']}>
        <span className={rowStyles['name']}>{filterButtonTexts.all}</span>
        <span className={rowStyles['slug']}>{filterButtonTexts.allHint}</span>
      </div>
      <span className={rowStyles['badge']}>{filterButtonTexts.protectedBadge}</span>
    </li>
  );
}
