import { X } from 'lucide-react';
import { commonTexts } from '#src/shared/texts/common.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import styles from './GoneNotice.module.css';

/** An old address: what it led to is gone, and the gallery below goes on. */
export function GoneNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={styles['notice']} role="status">
      <p>{text}</p>
      <IconButton icon={X} label={commonTexts.close} onClick={onClose} />
    </div>
  );
}
