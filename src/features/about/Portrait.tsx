import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import * as aboutProfile from '#src/firebase/repos/aboutProfile.ts';
import { useFollowed } from '#src/hooks/useFollowed.ts';
import { withVersion } from '#src/shared/domain/cacheBusting.ts';
import { adminPath } from '#src/shared/routes.ts';
import type { AboutProfile } from '#src/shared/schemas/about.ts';
import { aboutTexts } from '#src/shared/texts/about.ts';
import { useSession } from '#src/stores/session.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { LazyImage } from '#src/ui/LazyImage.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Portrait.module.css';

/** Whatever shape was uploaded: a portrait beside a text stands upright. */
const ASPECT_RATIO = 4 / 5;

function Missing() {
  const isAdmin = useSession(({ user }) => user?.isAdmin ?? false);
  return (
    <div className={styles['missing']}>
      <Icon of={UserRound} size={56} />
      <p>{aboutTexts.portraitMissing}</p>
      {isAdmin && <Link to={adminPath('about')}>{aboutTexts.uploadHint}</Link>}
    </div>
  );
}

function Picture({ profile }: { profile: AboutProfile }) {
  const { profileImage, picture, updatedAt } = profile;
  const src = withVersion(profileImage, updatedAt);
  return (
    <LazyImage
      // Another picture begins anew: it has neither come nor failed yet.
      key={src}
      src={src}
      alt={aboutTexts.portrait(site.photographerName)}
      aspectRatio={ASPECT_RATIO}
      sources={picture.sources.map(({ url, width }) => ({
        width,
        url: withVersion(url, updatedAt),
      }))}
      sizes="(width < 48rem) 100vw, 40vw"
      placeholder={picture.placeholder}
      eager
    />
  );
}

/** The photographer, or the place where the picture will be. */
export function Portrait() {
  const { status, value } = useFollowed(aboutProfile);
  return (
    <div className={styles['portrait']}>
      {status === 'loading' && <Skeleton aspectRatio={ASPECT_RATIO} />}
      {status === 'ready' && value.profileImage !== '' && <Picture profile={value} />}
      {status !== 'loading' && !value?.profileImage && <Missing />}
    </div>
  );
}
