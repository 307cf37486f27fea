import { Mail, Phone } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { consentTexts } from '#src/model/consent/texts.ts';
import { clearConsent } from '#src/stores/consent.ts';
import { useShop } from '#src/stores/shop.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import styles from './CookiesDeclinedPage.module.css';

function reconsider(): void {
  clearConsent();
  window.location.reload();
}

/**
 * Explains why most pages are closed after declining cookies, with a way to accept and contact details.
 * A shop that asks about each purpose closes none, and leads to the policy.
 */
export function CookiesDeclinedPage() {
  const shop = useShop();
  const isOpen = useAsksPerPurpose();
  if (isOpen) return <Navigate to={routes.cookiePolicy} replace />;
  return (
    <section className={styles['page']}>
      <PageHead title={consentTexts.declinedTitle} noIndex />
      <h1 className={styles['title']}>{consentTexts.declinedTitle}</h1>
      <p className={styles['text']}>{consentTexts.declinedText}</p>
      <Button onClick={reconsider}>{consentTexts.reconsider}</Button>
      <div className={styles['contact']}>
        <p>{consentTexts.declinedContact}</p>
        <a href={mailtoLink(shop.email)}>
          <Icon of={Mail} />
          {shop.email}
        </a>
        <a href={`tel:${shop.phone}`}>
          <Icon of={Phone} />
          {formatPhone(shop.phone)}
        </a>
      </div>
    </section>
  );
}
