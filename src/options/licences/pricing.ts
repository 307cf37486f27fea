import {
  DEFAULT_LICENCE,
  type Licences,
  type Licensed,
  licensedAt,
  type LicenceId,
  type OrderedLicence,
  widerLicenceIds,
} from '#src/model/licences/licence.ts';

type PricedLicence = Pick<OrderedLicence, 'id' | 'factor' | 'addition'>;

const defaultLicence: PricedLicence = { id: DEFAULT_LICENCE, factor: 1, addition: 0 };

/** The licences that a shop sells, each with its price; the one of the shown price comes first. */
export function pricedLicences(licences: Licences): PricedLicence[] {
  const wider = widerLicenceIds.flatMap((id): PricedLicence[] => {
    const price = licences[id];
    return price ? [{ ...defaultLicence, ...price, id }] : [];
  });
  return [defaultLicence, ...wider];
}

/** A thing in a cart with the licence that was chosen for it. */
export interface ChosenLicence {
  price: number;
  licenceId?: LicenceId | undefined;
}

/** The things at their prices with the licence of each; one that the shop no longer sells is the default. */
export function withLicences<Item extends ChosenLicence>(
  items: readonly Item[],
  licences: Licences,
): (Item & Licensed)[] {
  const offered = pricedLicences(licences);
  return items.map((item) => {
    const { price: base, licenceId: chosen } = item;
    const licence = offered.find(({ id }) => id === chosen) ?? defaultLicence;
    return { ...item, licenceId: licence.id, ...licensedAt({ ...licence, base }, base) };
  });
}

/** True when each of the wanted things names a licence that the shop sells, or none where it sells none. */
export function areOffered(
  wanted: readonly Pick<ChosenLicence, 'licenceId'>[],
  licences: Licences | false,
): boolean {
  if (!licences) return wanted.every(({ licenceId }) => licenceId === undefined);
  const ids: readonly (LicenceId | undefined)[] = pricedLicences(licences).map(({ id }) => id);
  return wanted.every(({ licenceId }) => licenceId !== undefined && ids.includes(licenceId));
}
