import { useCallback } from 'react';
import { site } from '#src/config/site.ts';
import * as aboutContent from '#src/data/repos/aboutContent.ts';
import * as aboutProfile from '#src/data/repos/aboutProfile.ts';
import { useFollowed } from '#src/hooks/useFollowed.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { routes } from '#src/model/base/routes.ts';
import { aboutErrors, aboutTexts } from '#src/model/content/aboutTexts.ts';
import { AboutOpening, Bio, Chapters } from '#src/ui/about/AboutSections.tsx';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import styles from './AboutPage.module.css';
import { BioSkeleton } from './BioSkeleton.tsx';
import { Portrait } from './Portrait.tsx';

function Invitation() {
  const isLocked = useIsLocked();
  return (
    <section className={styles['invitation']}>
      <h2 className={styles['question']}>{aboutTexts.contactInvitation}</h2>
      <LockableLink to={routes.contact} isLocked={isLocked} className={buttonClass('primary')}>
        {aboutTexts.contact}
      </LockableLink>
    </section>
  );
}

/** Who takes the pictures, how and with what. It changes while it is read, when somebody edits it. */
export function AboutPage() {
  const content = useFollowed(aboutContent);
  const profile = useFollowed(aboutProfile);
  const { retry: retryContent } = content;
  const { retry: retryProfile } = profile;
  const retry = useCallback(() => {
    retryContent();
    retryProfile();
  }, [retryContent, retryProfile]);
  // When neither can be read, the words say so for both.
  const isSaid = content.status === 'failed' && profile.status === 'failed';
  return (
    <article className={styles['page']}>
      <PageHead
        title={aboutTexts.title}
        description={aboutTexts.description(site.photographerName)}
        path={routes.about}
      />
      <AboutOpening
        portrait={!isSaid && <Portrait profile={profile} />}
        name={site.photographerName}
      >
        <AsyncView
          state={{ ...content, retry }}
          skeleton={<BioSkeleton />}
          errors={aboutErrors.load}
        >
          {({ professionalTitle, bio }) => (
            <Bio
              profession={professionalTitle === '' ? site.photographerTitle : professionalTitle}
              text={bio}
            />
          )}
        </AsyncView>
      </AboutOpening>
      {content.status === 'ready' && <Chapters content={content.value} />}
      <Invitation />
    </article>
  );
}
