import {
  type LegalParty,
  type LegalSection,
  filledDocument,
  plainText,
} from '../content/legal/document.ts';
import { licenceDocument } from '../licences/texts.ts';

/** The licence as a file of an archive. Older editors on Windows recognise only CR LF as a line end. */
export function licenceFile(
  party: LegalParty,
  origin: string,
  rights: readonly LegalSection[],
): string {
  const sections = [...rights, ...licenceDocument.sections];
  const document = filledDocument({ ...licenceDocument, sections }, party);
  return `${plainText(document, origin)}\n`.replaceAll('\n', '\r\n');
}
