import { Activity } from 'lucide-react';
import entryStyles from '#src/admin/kit/layout/RailEntry.module.css';
import { systemStatusTexts } from '#src/shared/texts/systemStatus.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** Opens the status panel, from the rail or from the sheet of a telephone. */
export function SystemStatusButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={entryStyles['entry']} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Activity} />
      {systemStatusTexts.title}
    </button>
  );
}
