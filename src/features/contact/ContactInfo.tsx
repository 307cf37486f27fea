import type { ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/shared/domain/phone.ts';
import { contactTexts } from '#src/shared/texts/contact.ts';
import styles from './ContactInfo.module.css';

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['entry']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The ways to the photographer that need no form. */
export function ContactInfo() {
  const { street, postalCode, city, country } = site.address;
  return (
    <section className={styles['info']}>
      <h2 className={styles['title']}>{contactTexts.directTitle}</h2>
      <dl className={styles['list']}>
        <Entry label={contactTexts.emailLabel}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Entry>
        <Entry label={contactTexts.directPhoneLabel}>
          <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
        </Entry>
        <Entry label={contactTexts.addressLabel}>
          <address className={styles['address']}>
            {street}
            <br />
            {postalCode} {city}
            <br />
            {country}
          </address>
        </Entry>
        <Entry label={contactTexts.followLabel}>
          <a href={site.social.url} rel="noreferrer" target="_blank">
            {site.social.name}
          </a>
        </Entry>
      </dl>
    </section>
  );
}
