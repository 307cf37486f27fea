import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { withNoBreakSpaces } from '#src/model/base/text.ts';
import { type LegalParty, vatWords } from '#src/model/content/legal/document.ts';
import { issuingRules } from '#src/model/giftCards/offer.ts';
import { site } from './site.ts';

const { street, postalCode, city } = site.address;

/** The business's details as the legal documents show them. */
export const legalParty: LegalParty = {
  businessName: site.businessName,
  photographerName: site.photographerName,
  address: `${withNoBreakSpaces(street)}, ${withNoBreakSpaces(`${postalCode} ${city}`)}`,
  cvrNumber: site.cvrNumber,
  email: site.email,
  emailLink: mailtoLink(site.email),
  phone: withNoBreakSpaces(formatPhone(site.phone)),
  phoneLink: site.phone,
  updated: site.legalUpdatedText,
  privacyPath: routes.privacyPolicy,
  salesTermsPath: routes.salesTerms,
  cookiePath: routes.cookiePolicy,
  contactPath: routes.contact,
  profilePath: routes.profile,
  giftCardYears: String(issuingRules(site.giftCards).years),
  ...(site.vat ? vatWords.registered : vatWords.unregistered),
};
