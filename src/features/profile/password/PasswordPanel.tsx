import { profileTexts } from '#src/model/account/profileTexts.ts';
import { Panel } from '../Panel.tsx';
import { EverywherePanel } from './EverywherePanel.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** A new password, for whoever knows the current one. */
export function PasswordPanel({ email }: { email: string }) {
  return (
    <>
      <Panel title={profileTexts.tabs.password} intro={profileTexts.passwordIntro}>
        <PasswordForm email={email} />
      </Panel>
      <EverywherePanel email={email} />
    </>
  );
}
