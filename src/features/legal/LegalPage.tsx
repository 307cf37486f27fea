import { useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { legalParty } from '#src/config/legalParty.ts';
import { routes, termsPath } from '#src/model/base/routes.ts';
import { COOKIE_CHOICE_SECTION } from '#src/model/consent/consent.ts';
import {
  privacyOfAutomaticShop,
  termsOfAutomaticShop,
  appCheckWords,
  choiceWords,
  wallWords,
  withOptionalSection,
} from '#src/model/content/legal/optionalSections.ts';
import { cookiesDocument } from '#src/model/content/legal/cookies.ts';
import { filledDocument, type LegalDocument } from '#src/model/content/legal/document.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { termsDocuments, versionNotice } from '#src/model/content/legal/terms.ts';
import { findTermsVersion, termsVersion } from '#src/model/content/legal/termsVersions.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { Article } from './Article.tsx';

const words = {
  ...legalParty,
  ...(ASKS_PER_PURPOSE ? choiceWords : wallWords),
  ...(USES_APP_CHECK ? appCheckWords.used : appCheckWords.unused),
};

interface LegalPageProps {
  document: LegalDocument;
  path: string;
  extras?: Readonly<Record<string, ReactNode>>;
  /** A line below the title; may hold links like the document's texts. */
  notice?: string;
  noIndex?: boolean;
}

/** A legal document with the business's details filled in. */
export function LegalPage({ document, path, extras, notice, noIndex = false }: LegalPageProps) {
  const filled = useMemo(() => filledDocument(document, words), [document]);
  return (
    <>
      <PageHead
        title={filled.title}
        description={filled.description}
        path={path}
        noIndex={noIndex}
      />
      <Article document={filled} {...(extras && { extras })} {...(notice && { notice })} />
    </>
  );
}

const document = ASKS_PER_PURPOSE ? withOptionalSection(cookiesDocument) : cookiesDocument;

const extras = { [COOKIE_CHOICE_SECTION]: <ConsentSettings /> };

/** The cookie policy with the settings for cookies. */
export function CookiePolicyPage() {
  return <LegalPage document={document} path={routes.cookiePolicy} extras={extras} />;
}

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      document={
        PAYS_AUTOMATICALLY
          ? privacyOfAutomaticShop(privacyDocument, TAKES_BANK_CARDS)
          : privacyDocument
      }
      path={routes.privacyPolicy}
    />
  );
}

/** The terms that apply today, or those of the version that the address names. */
export function TermsPage() {
  const { version: named = termsVersion } = useParams();
  const version = findTermsVersion(named);
  const isCurrent = version === termsVersion;
  const terms = termsDocuments[version ?? termsVersion];
  return (
    <LegalPage
      document={PAYS_AUTOMATICALLY ? termsOfAutomaticShop(terms, TAKES_BANK_CARDS) : terms}
      path={isCurrent || version === undefined ? termsPath() : termsPath(version)}
      notice={versionNotice(version)}
      noIndex={!isCurrent}
    />
  );
}
