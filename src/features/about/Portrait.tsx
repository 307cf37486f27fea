import { Link } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import * as aboutProfile from '#src/firebase/repos/aboutProfile.ts';
import { useFollowed } from '#src/hooks/useFollowed.ts';
import { adminPath } from '#src/shared/routes.ts';
import { aboutTexts } from '#src/shared/texts/about.ts';
import { useSession } from '#src/stores/session.ts';
import { PortraitFrame } from '#src/ui/about/PortraitFrame.tsx';

/** The photographer; administrators are led to where a missing picture is uploaded. */
export function Portrait() {
  const isAdmin = useSession(({ user }) => user?.isAdmin ?? false);
  const { status, value } = useFollowed(aboutProfile);
  return (
    <PortraitFrame
      name={site.photographerName}
      profile={value}
      isLoading={status === 'loading'}
      hint={isAdmin && <Link to={adminPath('about')}>{aboutTexts.uploadHint}</Link>}
    />
  );
}
