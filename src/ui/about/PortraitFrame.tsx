import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { aboutTexts } from '#src/model/content/aboutTexts.ts';
import type { AboutProfile } from '#src/model/content/schema.ts';
import { withVersion } from '#src/model/files/picture.ts';
import { Icon } from '../controls/Icon.tsx';
import { LazyImage } from '../display/LazyImage.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import styles from './PortraitFrame.module.css';

/** The portrait is upright beside the text, whatever the shape of the uploaded picture. */
const ASPECT_RATIO = 4 / 5;

interface PictureProps {
  profile: AboutProfile;
  /** The photographer's name. */
  name: string;
}

function Picture({ profile, name }: PictureProps) {
  const { profileImage, picture, updatedAt } = profile;
  const src = withVersion(profileImage, updatedAt);
  return (
    <LazyImage
      // Another picture needs a new instance, which has neither loaded nor failed.
      key={src}
      src={src}
      alt={aboutTexts.portrait(name)}
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

export function PortraitSkeleton() {
  return <Skeleton aspectRatio={ASPECT_RATIO} />;
}

interface PortraitFrameProps {
  name: string;
  profile: AboutProfile | undefined;
  /** Shown below the note that the portrait is missing. */
  hint?: ReactNode;
}

/** The photographer's portrait, or a note that it is missing. */
export function PortraitFrame({ name, profile, hint }: PortraitFrameProps) {
  return (
    <div className={styles['portrait']}>
      {profile?.profileImage ? (
        <Picture profile={profile} name={name} />
      ) : (
        <div className={styles['missing']}>
          <Icon of={UserRound} size={56} />
          <p>{aboutTexts.portraitMissing}</p>
          {hint}
        </div>
      )}
    </div>
  );
}
