import { useSearchParams } from 'react-router-dom';
import { CONTACT_SUBJECT_PARAMETER, routes } from '#src/model/base/routes.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactInfo } from './ContactInfo.tsx';
import styles from './ContactPage.module.css';
import { FailedPanel, SentPanel } from './Outcome.tsx';
import { useContactDesk } from './useContactDesk.ts';

function MessageArea({ asked }: { asked: string }) {
  const desk = useContactDesk(asked);
  const { view } = desk;
  switch (view.name) {
    case 'form':
      return <ContactForm desk={desk} />;
    case 'sent':
      return <SentPanel onAnother={desk.backToForm} />;
    case 'failed':
      return (
        <FailedPanel
          reason={view.reason}
          isUnexpected={view.isUnexpected}
          onRetry={desk.backToForm}
        />
      );
  }
}

/** Where to write, and where to find the photographer. */
export function ContactPage() {
  const [parameters] = useSearchParams();
  const asked = parameters.get(CONTACT_SUBJECT_PARAMETER) ?? '';
  return (
    <div className={styles['page']}>
      <PageHead
        title={contactTexts.title}
        description={contactTexts.description}
        path={routes.contact}
      />
      <header className={styles['words']}>
        <h1 className={styles['title']}>{contactTexts.title}</h1>
        <p className={styles['intro']}>{contactTexts.intro}</p>
      </header>
      <div className={styles['desk']}>
        <MessageArea key={asked} asked={asked} />
      </div>
      <div className={styles['info']}>
        <ContactInfo />
      </div>
    </div>
  );
}
