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

/** The lines at the prices of their licences; a licence that the shop no longer sells becomes the default. */
export function withLicences<Line extends Licensed>(
  lines: readonly Line[],
  licences: Licences,
): Line[] {
  const offered = pricedLicences(licences);
  return lines.map((line) => {
    const base = line.licence?.base ?? line.price;
    const licence = offered.find(({ id }) => id === line.licence?.id) ?? defaultLicence;
    return { ...line, ...licensedAt({ ...licence, base }, base) };
  });
}

/** True when each of the wanted things names a licence that the shop sells, or none where it sells none. */
export function areOffered(
  wanted: readonly { licenceId?: LicenceId | undefined }[],
  licences: Licences | false,
): boolean {
  if (!licences) return wanted.every(({ licenceId }) => licenceId === undefined);
  const ids: readonly (LicenceId | undefined)[] = pricedLicences(licences).map(({ id }) => id);
  return wanted.every(({ licenceId }) => licenceId !== undefined && ids.includes(licenceId));
}
