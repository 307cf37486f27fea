import { MailCheck } from 'lucide-react';
import { loginTexts } from '#src/model/account/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ResendButton } from '../ResendButton.tsx';
import noticeStyles from './VerificationNotice.module.css';

/** Says that the address has to be confirmed first, with a way to have the mail sent again. */
export function VerificationNotice({ resend }: { resend: () => Promise<void> }) {
  return (
    <section className={noticeStyles['notice']} aria-label={loginTexts.verificationTitle}>
      <Icon of={MailCheck} />
      <div className={noticeStyles['words']}>
        <p className={noticeStyles['title']}>{loginTexts.verificationTitle}</p>
        <p>{loginTexts.verificationPending}</p>
        <ResendButton
          resend={resend}
          startsWaiting={false}
          whoText={loginTexts.resendNeedsPassword}
        />
      </div>
    </section>
  );
}
