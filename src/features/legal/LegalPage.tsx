import { useMemo, type ReactNode } from 'react';
import { site } from '#src/config/site.ts';
import { mailtoLink } from '#src/model/account/email.ts';
import { formatPhone } from '#src/model/account/phone.ts';
import { routes } from '#src/model/base/routes.ts';
import { withNoBreakSpaces } from '#src/model/base/text.ts';
import { choiceWords, wallWords } from '#src/model/content/legal/consentWords.ts';
import {
  type LegalParty,
  filledDocument,
  type LegalDocument,
} from '#src/model/content/legal/document.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { Article } from './Article.tsx';

const { street, postalCode, city } = site.address;

/** The business's details as the legal documents show them. */
const legalParty: LegalParty = {
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
  termsPath: routes.terms,
  cookiePath: routes.cookiePolicy,
  contactPath: routes.contact,
  profilePath: routes.profile,
  ...(ASKS_PER_PURPOSE ? choiceWords : wallWords),
};

interface LegalPageProps {
  document: LegalDocument;
  path: string;
  extras?: Readonly<Record<string, ReactNode>>;
}

/** A legal document with the business's details filled in. */
export function LegalPage({ document, path, extras }: LegalPageProps) {
  const filled = useMemo(() => filledDocument(document, legalParty), [document]);
  return (
    <>
      <PageHead title={filled.title} description={filled.description} path={path} />
      <Article document={filled} {...(extras && { extras })} />
    </>
  );
}
