import { X } from 'lucide-react';
import { commonTexts } from '#src/model/base/texts.ts';
import { IconButton } from '../IconButton.tsx';
import noticeStyles from './GoneNotice.module.css';

/** An old address: what it led to is gone, and the gallery below goes on. */
export function ItemGoneNotice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div className={noticeStyles['notice']} role="status">
      <p>{text}</p>
      <IconButton icon={X} label={commonTexts.close} onClick={onClose} />
    </div>
  );
}
