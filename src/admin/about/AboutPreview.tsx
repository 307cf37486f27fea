import { site } from '#src/config/site.ts';
import type { AboutContent, AboutProfile } from '#src/model/content/schema.ts';
import { AboutOpening, Bio, Chapters } from '#src/ui/about/AboutSections.tsx';
import { PortraitFrame } from '#src/ui/about/PortraitFrame.tsx';
import { PreviewFrame } from '../kit/layout/PreviewFrame.tsx';
import styles from './AboutPreview.module.css';

interface AboutPreviewProps {
  content: AboutContent;
  profile: AboutProfile | undefined;
}

/** The about page as visitors will see it. */
export function AboutPreview({ content, profile }: AboutPreviewProps) {
  const { professionalTitle, bio } = content;
  return (
    <PreviewFrame>
      <div className={styles['page']}>
        <AboutOpening
          name={site.photographerName}
          portrait={<PortraitFrame name={site.photographerName} profile={profile} />}
        >
          <Bio
            profession={professionalTitle === '' ? site.photographerTitle : professionalTitle}
            text={bio}
          />
        </AboutOpening>
        <Chapters content={content} />
      </div>
    </PreviewFrame>
  );
}
