import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { contactTexts } from '#src/model/contact/texts.ts';
import { Facts } from '#src/ui/display/Facts.tsx';
import infoStyles from './ContactInfo.module.css';

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
