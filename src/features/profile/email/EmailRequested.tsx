import { MailCheck } from 'lucide-react';
import { useCallback } from 'react';
import { noticeEmailChange } from '#src/data/auth/emailChange.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { NewToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import requestedStyles from './EmailRequested.module.css';

interface EmailRequestedProps {
  newEmail: string;
  onOther: () => void;
  onChanged: () => void;
}

/** The mail is on its way: what to do now, and a way to see that it has worked. */
export function EmailRequested({ newEmail, onOther, onChanged }: EmailRequestedProps) {
  const isChanged = useCallback(() => noticeEmailChange(newEmail), [newEmail]);
  const { pending, submit } = useSubmit(isChanged, {
    success: (changed): NewToast =>
      changed
        ? { kind: 'success', text: profileTexts.emailChanged(newEmail) }
        : { kind: 'info', text: profileTexts.emailWaiting },
    errors: profileErrors.reload,
  });

  async function check(): Promise<void> {
    const outcome = await submit();
    if (outcome.done && outcome.answer) onChanged();
  }

  return (
    <div className={requestedStyles['requested']}>
      <p className={requestedStyles['words']}>
        <Icon of={MailCheck} />
        {profileTexts.emailRequested(newEmail)}
      </p>
      <div className={requestedStyles['actions']}>
        <Button look="primary" busy={pending} onClick={() => void check()}>
          {pending ? profileTexts.emailChecking : profileTexts.emailCheck}
        </Button>
        <Button look="quiet" onClick={onOther}>
          {profileTexts.emailOther}
        </Button>
      </div>
    </div>
  );
}
