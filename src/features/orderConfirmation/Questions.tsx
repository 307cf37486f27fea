import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { texts } from '#src/model/cart/texts.ts';
import styles from './OrderTicket.module.css';

/** Whom to ask. */
export function Questions() {
  return (
    <section className={styles['part']}>
      <h2 className={styles['heading']}>{texts.contactTitle}</h2>
      <p className={styles['contact']}>
        <a href={`mailto:${site.email}`}>{site.email}</a>
        <a href={`tel:${site.phone}`}>{formatPhone(site.phone)}</a>
      </p>
    </section>
  );
}
