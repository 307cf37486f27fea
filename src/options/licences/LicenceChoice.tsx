import { DEFAULT_LICENCE, licencePrice } from '#src/model/licences/licence.ts';
import { licenceWords as words } from '#src/model/licences/texts.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { chooseLicence } from '#src/stores/cart.ts';
import { useShop } from '#src/stores/shop.ts';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { pricedLicences } from './pricing.ts';
import styles from './LicenceChoice.module.css';

/** Asks for the licence of a thing in the cart, each with what the thing costs with it. */
export function LicenceChoice({ item }: { item: OrderLine }) {
  const { id, name, price, licence } = item;
  const { id: licenceId = DEFAULT_LICENCE, base = price } = licence ?? {};
  const licences = useShop((shop) => shop.licences);
  return (
    <div className={styles['choice']}>
      <DropdownSelect
        label={
          <>
            {words.label}
            <VisuallyHidden>{words.of(name)}</VisuallyHidden>
          </>
        }
        value={licenceId}
        options={pricedLicences(licences || {}).map((licence) => ({
          value: licence.id,
          label: words.option(licence.id, licencePrice(base, licence)),
        }))}
        onChange={(chosen) => chooseLicence(id, chosen)}
      />
      <p className={styles['use']}>{words.uses[licenceId]}</p>
    </div>
  );
}
