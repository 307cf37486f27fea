import { Lock } from 'lucide-react';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import noticeStyles from './AdminNotice.module.css';

/** An administrator's account is looked after by the owner. */
export function AdminNotice() {
  return (
    <p className={noticeStyles['notice']}>
      <Icon of={Lock} size={18} />
      {profileTexts.adminLocked}
    </p>
  );
}
