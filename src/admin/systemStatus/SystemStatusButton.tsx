import { Activity } from 'lucide-react';
import { systemStatusTexts } from '#src/model/system/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import entryStyles from '../kit/layout/RailEntry.module.css';

/** Opens the status panel, from the rail or from the sheet of a telephone. */
export function SystemStatusButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={entryStyles['entry']} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Activity} />
      {systemStatusTexts.title}
    </button>
  );
}
