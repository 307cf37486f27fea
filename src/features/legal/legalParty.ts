import { site } from '#src/config/site.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { unbroken } from '#src/model/base/text.ts';
import type { LegalParty } from '#src/model/content/legal/document.ts';

const { street, postalCode, city } = site.address;

/** The business, as the legal pages write it. */
export const legalParty: LegalParty = {
  businessName: site.businessName,
  photographerName: site.photographerName,
  address: `${unbroken(street)}, ${unbroken(`${postalCode} ${city}`)}`,
  cvrNumber: site.cvrNumber,
  email: site.email,
  phone: unbroken(formatPhone(site.phone)),
  phoneLink: site.phone,
  updated: site.legalUpdatedText,
  privacyPath: routes.privacyPolicy,
  termsPath: routes.terms,
  cookiePath: routes.cookiePolicy,
  contactPath: routes.contact,
  profilePath: routes.profile,
};
