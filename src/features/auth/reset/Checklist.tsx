import { Check, Circle } from 'lucide-react';
import { newPasswordChecklist, type NewPasswordChecklist } from '#src/model/account/password.ts';
import { texts } from '#src/model/account/passwordResetTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import styles from './Checklist.module.css';

const requirements = Object.keys(texts.checklist) as (keyof NewPasswordChecklist)[];

/** The requirements of a new password, ticked while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const checklist = newPasswordChecklist(password);
  return (
    <ul className={styles['list']} aria-label={texts.checklistLabel}>
      {requirements.map((requirement) => {
        const isMet = checklist[requirement];
        return (
          <li key={requirement} className={classNames(styles['item'], isMet && styles['met'])}>
            <Icon of={isMet ? Check : Circle} size={16} />
            {texts.checklist[requirement]}
            <VisuallyHidden>({isMet ? texts.met : texts.unmet})</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
