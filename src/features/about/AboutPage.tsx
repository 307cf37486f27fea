import { site } from '#src/config/site.ts';
import * as aboutContent from '#src/firebase/repos/aboutContent.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useFollowed } from '#src/hooks/useFollowed.ts';
import { routes } from '#src/shared/routes.ts';
import type { AboutContent } from '#src/shared/schemas/about.ts';
import { aboutErrors, aboutTexts } from '#src/shared/texts/about.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { LockableLink } from '#src/ui/LockableLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './AboutPage.module.css';
import { BioSkeleton } from './BioSkeleton.tsx';
import { Chapters } from './Chapters.tsx';
import { paragraphs } from './paragraphs.ts';
import { Portrait } from './Portrait.tsx';

function Bio({ content }: { content: AboutContent }) {
  return (
    <>
      <p className={styles['profession']}>
        {content.professionalTitle === '' ? site.photographerTitle : content.professionalTitle}
      </p>
      <div className={styles['bio']}>
        {paragraphs(content.bio).map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </>
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

/** Who takes the pictures, how and with what. It changes while it is read, when somebody edits it. */
export function AboutPage() {
  const content = useFollowed(aboutContent);
  return (
    <article className={styles['page']}>
      <PageHead
        title={aboutTexts.title}
        description={aboutTexts.description(site.photographerName)}
        path={routes.about}
      />
      <div className={styles['opening']}>
        <Portrait />
        <div className={styles['words']}>
          <h1 className={styles['name']}>{site.photographerName}</h1>
          <AsyncView state={content} skeleton={<BioSkeleton />} errors={aboutErrors.load}>
            {(loaded) => <Bio content={loaded} />}
          </AsyncView>
        </div>
      </div>
      {content.status === 'ready' && <Chapters content={content.value} />}
      <Invitation />
    </article>
  );
}
