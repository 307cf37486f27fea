import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as home from '#src/data/repos/content/home.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { CONTACT_SUBJECT_PARAMETER } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Facts } from '#src/ui/display/Facts.tsx';
import { PortraitFrame, PortraitSkeleton } from '#src/ui/about/PortraitFrame.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { ContactForm, DirectContact } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { useContactSubmission } from './useContactSubmission.ts';

function Address() {
  const shop = useShop();
  const { street, postalCode, city, country } = shop.address;
  return (
    <address className={styles['address']}>
      {street}
      <br />
      {postalCode} {city}
      <br />
      {country}
    </address>
  );
}

/** The contact details of the photographer. */
function ContactInfo() {
  const shop = useShop();
  return (
    <section className={styles['infoSection']}>
      <h2 className={styles['infoTitle']}>{contactTexts.directTitle}</h2>
      <Facts
        className={styles['infoList']}
        facts={[
          [contactTexts.emailLabel, <a href={mailtoLink(shop.email)}>{shop.email}</a>],
          [
            contactTexts.directPhoneLabel,
            <a href={`tel:${shop.phone}`}>{formatPhone(shop.phone)}</a>,
          ],
          [contactTexts.addressLabel, <Address />],
          [
            contactTexts.followLabel,
            <a href={shop.social.url} rel="noreferrer" target="_blank">
              {shop.social.name}
            </a>,
          ],
        ]}
      />
    </section>
  );
}

/** The portrait of the about page; nothing while there is none. */
function Portrait() {
  const name = useShop(({ photographerName }) => photographerName);
  const { status, value } = useResource(home.aboutProfile);
  if (status === 'loading') return <PortraitSkeleton />;
  return value?.profileImage ? <PortraitFrame name={name} profile={value} /> : null;
}

interface OutcomePanelProps {
  title: string;
  button: string;
  onPress: () => void;
  children: ReactNode;
}

/** Replaces the form and takes the focus, so that the outcome is read aloud at once. */
function OutcomePanel({ title, button, onPress, children }: OutcomePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['outcome']}>
      <h2 ref={heading} tabIndex={-1} className={styles['outcomeTitle']}>
        {title}
      </h2>
      {children}
      <Button onClick={onPress}>{button}</Button>
    </div>
  );
}

function SentPanel({ onAnother }: { onAnother: () => void }) {
  return (
    <OutcomePanel
      title={contactTexts.sentTitle}
      button={contactTexts.sendAnother}
      onPress={onAnother}
    >
      <p className={styles['outcomeText']}>{contactTexts.sentText}</p>
    </OutcomePanel>
  );
}

interface FailedPanelProps {
  reason: string;
  isUnexpected: boolean;
  onRetry: () => void;
}

/** The reason of a failure, with a retry button and the contact details. */
function FailedPanel({ reason, isUnexpected, onRetry }: FailedPanelProps) {
  return (
    <OutcomePanel title={contactTexts.failedTitle} button={contactTexts.tryAgain} onPress={onRetry}>
      <p className={styles['outcomeText']}>
        {isUnexpected ? contactTexts.failedUnexpected : contactTexts.failedText}
      </p>
      <p className={styles['reason']}>{reason}</p>
      <DirectContact invitation={contactTexts.failedDirect} />
    </OutcomePanel>
  );
}

function MessageArea({ requestedSubject }: { requestedSubject: string }) {
  const submission = useContactSubmission(requestedSubject);
  const { view } = submission;
  switch (view.name) {
    case 'form':
      return <ContactForm submission={submission} />;
    case 'sent':
      return <SentPanel onAnother={submission.backToForm} />;
    case 'failed':
      return (
        <FailedPanel
          reason={view.reason}
          isUnexpected={view.isUnexpected}
          onRetry={submission.backToForm}
        />
      );
  }
}

export function ContactPage() {
  const [parameters] = useSearchParams();
  const requestedSubject = parameters.get(CONTACT_SUBJECT_PARAMETER) ?? '';
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
      <div className={styles['message']}>
        <MessageArea key={requestedSubject} requestedSubject={requestedSubject} />
      </div>
      <div className={styles['info']}>
        <ContactInfo />
        <Portrait />
      </div>
    </div>
  );
}
