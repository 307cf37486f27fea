import { groupBy } from '../base/lists.ts';
import type { LegalSection } from '../content/legal/document.ts';
import type { LicenceId } from './licence.ts';
import { everyLicence, licenceSections } from './rightsTexts.ts';
import { licenceTexts, oneLicence } from './texts.ts';

/** The rights to a picture that was bought with a licence, or before there were several. */
export function rightsTo(id: LicenceId | undefined): [LegalSection, ...LegalSection[]] {
  return id ? [licenceSections[id], everyLicence] : [oneLicence];
}

/** The words of a licence in the metadata of a picture. */
export function licenceText(id: LicenceId | undefined): string {
  const sections = rightsTo(id);
  const name = id ? [`${sections[0].title}.`] : [];
  const sentences = sections.flatMap(({ paragraphs, points = [], closing = [] }) => [
    ...paragraphs,
    ...points,
    ...closing,
  ]);
  return [...name, ...sentences].join(' ');
}

/** A bought thing as the licence in an archive names it. */
export interface LicensedThing {
  purchaseId: string;
  itemName: string;
  licenceId?: LicenceId | undefined;
}

/** Lists the things that were bought with a licence, a line for each order. */
function boughtWith(things: readonly LicensedThing[], id: LicenceId | undefined): string[] {
  const own = things.filter(({ licenceId }) => licenceId === id);
  return [...groupBy(own, ({ purchaseId }) => purchaseId)].map(([orderId, bought]) =>
    licenceTexts.bought(orderId, [...new Set(bought.map(({ itemName }) => itemName))]),
  );
}

/** The licences of an archive, each with what was bought with it, and the rights that all of them give. */
export function licensedSections(things: readonly LicensedThing[]): LegalSection[] {
  const ids = new Set(things.map(({ licenceId }) => licenceId));
  const each = [...ids].map((id) => {
    const [section] = rightsTo(id);
    return { ...section, closing: [...(section.closing ?? []), ...boughtWith(things, id)] };
  });
  return [...each, { ...everyLicence, title: licenceTexts.allLicences }];
}
