import { Link } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import type { Retryable } from '#src/hooks/asyncState.ts';
import { adminPath } from '#src/model/base/routes.ts';
import { aboutErrors, aboutTexts } from '#src/model/content/aboutTexts.ts';
import type { AboutProfile } from '#src/model/content/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { PortraitFrame, PortraitSkeleton } from '#src/ui/about/PortraitFrame.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';

/** The photographer; administrators are led to where a missing picture is uploaded. */
export function Portrait({ profile }: { profile: Retryable<AboutProfile> }) {
  const isAdmin = useSession(({ user }) => user?.isAdmin ?? false);
  return (
    <AsyncView state={profile} skeleton={<PortraitSkeleton />} errors={aboutErrors.load}>
      {(value) => (
        <PortraitFrame
          name={site.photographerName}
          profile={value}
          hint={isAdmin && <Link to={adminPath('about')}>{aboutTexts.uploadHint}</Link>}
        />
      )}
    </AsyncView>
  );
}
