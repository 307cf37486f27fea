import { widerLicenceIds, type Licences, type WiderLicenceId } from '../licences/licence.ts';

type LicencePrice = NonNullable<Licences[WiderLicenceId]>;

const isFree = (price: LicencePrice): boolean =>
  'factor' in price ? price.factor === 1 : price.addition === 0;

/** Of a multiple and an amount it depends on the picture which of them is more. */
function isNeverCheaper(wider: LicencePrice, narrower: LicencePrice): boolean {
  if ('factor' in wider && 'factor' in narrower) return wider.factor >= narrower.factor;
  if ('addition' in wider && 'addition' in narrower) return wider.addition >= narrower.addition;
  return isFree(narrower);
}

/** True when no picture costs less with a wider licence than with a narrower one. */
export function areInOrder(licences: Licences): boolean {
  const prices = widerLicenceIds.flatMap((id) => licences[id] ?? []);
  return prices.every((wider, at) =>
    prices.slice(0, at).every((narrower) => isNeverCheaper(wider, narrower)),
  );
}
