import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/controls/Icon.tsx';
import noteStyles from './ProblemNote.module.css';

/** What stands in the way, and what can be done about it. */
export function ProblemNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={noteStyles['note']} role="alert">
      <Icon of={TriangleAlert} />
      <p>{text}</p>
      {children}
    </div>
  );
}
