import { site } from '../../../src/config/site.ts';
import { escapedText } from '../../../src/model/base/markup.ts';
import { routes } from '../../../src/model/base/routes.ts';
import type { LicenceId } from '../../../src/model/licences/licence.ts';
import { rightsTo, licenceText } from '../../../src/model/licences/rights.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';

function inDanish(property: string, text: string): string {
  const alternatives = ['x-default', 'da-DK'].map(
    (language) => `<rdf:li xml:lang="${language}">${escapedText(text)}</rdf:li>`,
  );
  return `<${property}><rdf:Alt>${alternatives.join('')}</rdf:Alt></${property}>`;
}

function inOrder(property: string, content: string): string {
  return `<${property}><rdf:Seq>${content}</rdf:Seq></${property}>`;
}

function fields(prefix: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<${prefix}:${name}>${escapedText(value)}</${prefix}:${name}>`)
    .join('');
}

const { origin, copyrightText } = site;

const licenceUrl = (id: LicenceId | undefined): string =>
  new URL(`${routes.salesTerms}#${rightsTo(id)[0].id}`, origin).href;

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
} as const;

const declared = Object.entries(namespaces).map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);

/** The person to ask for another licence. */
const licensor = ({ businessName, photographerName, address, email, phone }: Shop): string =>
  fields('plus', {
    LicensorName: `${businessName}, ${photographerName}`,
    LicensorStreetAddress: address.street,
    LicensorPostalCode: address.postalCode,
    LicensorCity: address.city,
    LicensorCountry: address.country,
    LicensorEmail: email,
    LicensorTelephone1: phone,
    LicensorURL: origin,
  });

const creatorContact = ({ address, email, phone }: Shop): string =>
  fields('Iptc4xmpCore', {
    CiAdrExtadr: address.street,
    CiAdrPcode: address.postalCode,
    CiAdrCity: address.city,
    CiAdrCtry: address.country,
    CiEmailWork: email,
    CiTelWork: phone,
    CiUrlWork: origin,
  });

function packet(fields: readonly string[]): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${declared.join(' ')}>`,
    ...fields,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

const makerFields = (shop: Shop): string[] => [
  inOrder('dc:creator', `<rdf:li>${escapedText(shop.photographerName)}</rdf:li>`),
  inDanish('dc:rights', `${copyrightText}, ${shop.photographerName}`),
  fields('photoshop', { Credit: `${shop.photographerName} / ${shop.businessName}` }),
  `<Iptc4xmpCore:CreatorContactInfo rdf:parseType="Resource">${creatorContact(shop)}</Iptc4xmpCore:CreatorContactInfo>`,
];

/** The maker of a picture, in the fields that every program reads. */
export const makerExif = ({ photographerName }: Shop) => ({
  IFD0: { Copyright: copyrightText, Artist: photographerName },
});

/** The maker of a picture and the holder of the rights, for one that is not sold. */
export const makerXmp = (shop: Shop): string => packet(makerFields(shop));

/**
 * The maker of a picture, the holder of the rights, the buyer's licence and the address for more, in
 * the fields of the IPTC Photo Metadata Standard, which are kept as XMP.
 */
export function rightsXmp(shop: Shop, licenceId: LicenceId | undefined): string {
  return packet([
    ...makerFields(shop),
    fields('xmpRights', { Marked: 'True', WebStatement: licenceUrl(licenceId) }),
    inDanish('xmpRights:UsageTerms', licenceText(licenceId)),
    inOrder('plus:Licensor', `<rdf:li rdf:parseType="Resource">${licensor(shop)}</rdf:li>`),
  ]);
}
