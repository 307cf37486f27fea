import { Link } from '#src/ui/controls/Link.tsx';
import { routes } from '#src/model/base/routes.ts';
import { isOfGiftCards } from '#src/model/cart/prices.ts';
import { licenceWords, USE_OF_PICTURES } from '#src/model/licences/texts.ts';
import type { Places } from '../option.ts';
import styles from './LicenceChoice.module.css';

/** Leads from the cart to what the terms say about the licences. */
export function AboutLicences({ items }: Places['cart']) {
  if (isOfGiftCards(items)) return null;
  return (
    <p className={styles['note']}>
      <Link to={`${routes.salesTerms}#${USE_OF_PICTURES}`}>{licenceWords.read}</Link>
    </p>
  );
}
