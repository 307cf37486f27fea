import { Link } from '#src/ui/controls/Link.tsx';
import { useCallback } from 'react';
import * as about from '#src/data/repos/content/about.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { aboutErrors, aboutTexts } from '#src/model/content/aboutTexts.ts';
import type { AboutProfile } from '#src/model/content/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { useShop } from '#src/stores/shop.ts';
import { AboutOpening, Bio, AboutChapters } from '#src/ui/about/AboutSections.tsx';
import { PortraitFrame, PortraitSkeleton } from '#src/ui/about/PortraitFrame.tsx';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import styles from './AboutPage.module.css';

const LINES = ['100%', '96%', '99%', '64%', '98%', '100%', '94%', '72%'];

function BioSkeleton() {
  return (
    <div className={styles['waiting']} aria-hidden>
      <Skeleton width="12rem" height="1.25rem" />
      {LINES.map((width, index) => (
        <Skeleton key={index} width={width} height="1rem" />
      ))}
    </div>
  );
}

/** The portrait. For administrators a missing one links to its upload. */
function Portrait({ profile }: { profile: Retryable<AboutProfile> }) {
  const shop = useShop();
  const isAdmin = useSession(({ user }) => user?.isAdmin ?? false);
  return (
    <AsyncView state={profile} skeleton={<PortraitSkeleton />} errors={aboutErrors.load}>
      {(value) => (
        <PortraitFrame
          name={shop.photographerName}
          profile={value}
          hint={isAdmin && <Link to={adminPath('about')}>{aboutTexts.uploadHint}</Link>}
        />
      )}
    </AsyncView>
  );
}

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

/** The page about the photographer. It follows its records live. */
export function AboutPage() {
  const shop = useShop();
  const content = useResource(about.currentContent);
  const profile = useResource(about.currentProfile);
  const { retry: retryContent } = content;
  const { retry: retryProfile } = profile;
  const retry = useCallback(() => {
    retryContent();
    retryProfile();
  }, [retryContent, retryProfile]);
  // One error is enough for both records.
  const bothFailed = content.status === 'failed' && profile.status === 'failed';
  return (
    <article className={styles['page']}>
      <PageHead
        title={aboutTexts.title}
        description={aboutTexts.description(shop.photographerName)}
        path={routes.about}
      />
      <AboutOpening
        portrait={!bothFailed && <Portrait profile={profile} />}
        name={shop.photographerName}
      >
        <AsyncView
          state={{ ...content, retry }}
          skeleton={<BioSkeleton />}
          errors={aboutErrors.load}
        >
          {({ professionalTitle, bio }) => (
            <Bio
              profession={professionalTitle === '' ? shop.photographerTitle : professionalTitle}
              text={bio}
            />
          )}
        </AsyncView>
      </AboutOpening>
      {content.status === 'ready' && <AboutChapters content={content.value} />}
      {/* Without the words it would stand where they belong, and move away from under the pointer. */}
      {content.status !== 'loading' && <Invitation />}
    </article>
  );
}
