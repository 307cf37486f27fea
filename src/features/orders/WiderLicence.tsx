import type { LicenceId } from '#src/model/licences/licence.ts';
import { rightsTo } from '#src/model/licences/rights.ts';
import { licenceTexts } from '#src/model/licences/texts.ts';
import { LicenceDetails } from './LicenceDetails.tsx';

/** The buyer's rights to the pictures that were bought with this licence. */
export function WiderLicence({ id }: { id: LicenceId }) {
  const sections = rightsTo(id);
  return <LicenceDetails summary={licenceTexts.summaryOf(sections[0].title)} sections={sections} />;
}
