import { localLicences } from '../../../../src/config/local.ts';
import { CURRENT_SALES_TERMS } from '../../../../src/model/content/legal/salesTermsVersions.ts';
import type { Licences } from '../../../../src/model/licences/licence.ts';
import { placingAnswers } from '../../../../src/model/orders/texts.ts';
import { areOffered, withLicences } from '../../../../src/options/licences/pricing.ts';
import { isEmulated } from '../../env.ts';
import { refused } from '../../refusal.ts';
import type { Placing, Wish } from '../placing.ts';

type Wanted = Wish['input']['items'];

const asksForLicences = (wanted: Wanted): boolean =>
  wanted.some(({ licenceId }) => licenceId !== undefined);

/** The wider licences that are sold. The local functions serve sites of every choice: the order tells. */
function soldLicences({ input, shop }: Wish): Licences | false {
  return shop.licences || (isEmulated && asksForLicences(input.items) && localLicences);
}

/** Requires a licence for each item of a shop with licences, and prices the item by it. */
export const licencePlacing: Placing = {
  isAskedFor: ({ items }) => asksForLicences(items),
  isOn: (wish) => soldLicences(wish) !== false,
  priced(items, wish) {
    const licences = soldLicences(wish);
    if (!licences || !areOffered(wish.input.items, licences)) return undefined;
    // Under other terms of sale the buyer has agreed to other rights.
    if (wish.input.termsVersion !== CURRENT_SALES_TERMS) {
      throw refused(placingAnswers.otherSalesTerms);
    }
    return withLicences(items, licences);
  },
};
