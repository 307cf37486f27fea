import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { CONTACT_SUBJECT_PARAMETER, routes } from '#src/model/base/routes.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { ContactForm } from './ContactForm.tsx';
import infoStyles from './ContactInfo.module.css';
import styles from './ContactPage.module.css';
import outcomeStyles from './Outcome.module.css';
import { useContactSubmission } from './useContactSubmission.ts';

function Address() {
  const { street, postalCode, city, country } = site.address;
  return (
    <address className={infoStyles['address']}>
      {street}
      <br />
      {postalCode} {city}
      <br />
      {country}
    </address>
  );
}

/** The ways to the photographer that need no form. */
export function ContactInfo() {
  return (
    <section className={infoStyles['info']}>
      <h2 className={infoStyles['title']}>{contactTexts.directTitle}</h2>
      <Facts
        className={infoStyles['list']}
        facts={[
          [contactTexts.emailLabel, <a href={`mailto:${site.email}`}>{site.email}</a>],
          [
            contactTexts.directPhoneLabel,
            <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>,
          ],
          [contactTexts.addressLabel, <Address />],
          [
            contactTexts.followLabel,
            <a href={site.social.url} rel="noreferrer" target="_blank">
              {site.social.name}
            </a>,
          ],
        ]}
      />
    </section>
  );
}

interface OutcomePanelProps {
  title: string;
  button: string;
  onPress: () => void;
  children: ReactNode;
}

/** Takes the place of the form and the focus, so that the outcome is read at once. */
function OutcomePanel({ title, button, onPress, children }: OutcomePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={outcomeStyles['panel']}>
      <h2 ref={heading} tabIndex={-1} className={outcomeStyles['title']}>
        {title}
      </h2>
      {children}
      <Button onClick={onPress}>{button}</Button>
    </div>
  );
}

export function SentPanel({ onAnother }: { onAnother: () => void }) {
  return (
    <OutcomePanel
      title={contactTexts.sentTitle}
      button={contactTexts.sendAnother}
      onPress={onAnother}
    >
      <p className={outcomeStyles['text']}>{contactTexts.sentText}</p>
    </OutcomePanel>
  );
}

interface FailedPanelProps {
  reason: string;
  isUnexpected: boolean;
  onRetry: () => void;
}

/** What went wrong, and the ways that need no form. */
export function FailedPanel({ reason, isUnexpected, onRetry }: FailedPanelProps) {
  return (
    <OutcomePanel title={contactTexts.failedTitle} button={contactTexts.tryAgain} onPress={onRetry}>
      <p className={outcomeStyles['text']}>
        {isUnexpected ? contactTexts.failedUnexpected : contactTexts.failedText}
      </p>
      <p className={outcomeStyles['reason']}>{reason}</p>
      <div className={outcomeStyles['direct']}>
        <p>{contactTexts.failedDirect}</p>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
      </div>
    </OutcomePanel>
  );
}

function MessageArea({ asked }: { asked: string }) {
  const desk = useContactSubmission(asked);
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
