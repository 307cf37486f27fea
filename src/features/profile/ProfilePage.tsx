import { profileTexts } from '#src/model/account/profileTexts.ts';
import { useIsLeaving, useSession } from '#src/stores/session.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { SessionLate } from '#src/ui/states/ErrorState.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { Profile } from './Profile.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

/** What a person has told about themselves, and what they may change of it. */
export function ProfilePage() {
  const { status, user } = useSession();
  const isLeaving = useIsLeaving();
  const isWaiting = !user && (status === 'unknown' || isLeaving);
  return (
    <>
      <PageHead title={profileTexts.title} noIndex />
      {isWaiting && <ProfileSkeleton />}
      {user && <Profile key={user.uid} user={user} />}
      {!isWaiting && status === 'failed' && <SessionLate />}
      {!isWaiting && status === 'signedOut' && <AccessDenied />}
    </>
  );
}
