import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { withNoBreakSpaces } from '#src/model/base/text.ts';
import { type LegalParty, mailWords, vatWords } from '#src/model/content/legal/document.ts';
import { issuingRules } from '#src/model/giftCards/offer.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { site } from './site.ts';

/** The business's details as the legal documents show them. */
export function legalParty(shop: Shop): LegalParty {
  const { street, postalCode, city } = shop.address;
  return {
    businessName: shop.businessName,
    photographerName: shop.photographerName,
    address: `${withNoBreakSpaces(street)}, ${withNoBreakSpaces(`${postalCode} ${city}`)}`,
    cvrNumber: shop.cvrNumber,
    email: shop.email,
    emailLink: mailtoLink(shop.email),
    phone: withNoBreakSpaces(formatPhone(shop.phone)),
    phoneLink: shop.phone,
    updated: site.legalUpdatedText,
    privacyPath: routes.privacyPolicy,
    salesTermsPath: routes.salesTerms,
    cookiePath: routes.cookiePolicy,
    contactPath: routes.contact,
    profilePath: routes.profile,
    giftCardYears: String(issuingRules(shop.giftCards).years),
    ...(site.mailbox ? mailWords.mailbox(site.mailbox.host) : mailWords.emailJs),
    ...(shop.vat ? vatWords.registered : vatWords.unregistered),
  };
}
