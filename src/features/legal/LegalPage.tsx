import { Suspense, useMemo, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import { legalParty } from '#src/config/legalParty.ts';
import { routes, salesTermsPath } from '#src/model/base/routes.ts';
import { COOKIE_CHOICE_SECTION } from '#src/model/consent/consent.ts';
import {
  appCheckWords,
  choiceWords,
  wallWords,
  withOptionalSection,
} from '#src/model/content/legal/optionalSections.ts';
import { cookiesDocument } from '#src/model/content/legal/cookies.ts';
import { filledDocument, type LegalDocument } from '#src/model/content/legal/document.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { salesTermsDocuments, versionNotice } from '#src/model/content/legal/salesTerms.ts';
import {
  CURRENT_SALES_TERMS,
  findSalesTermsVersion,
} from '#src/model/content/legal/salesTermsVersions.ts';
import { optionsOf } from '#src/options/list.ts';
import type { Places } from '#src/options/option.ts';
import { useShop } from '#src/stores/shop.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { Article } from './Article.tsx';

const appCheck = USES_APP_CHECK ? appCheckWords.used : appCheckWords.unused;

interface LegalPageProps {
  document: LegalDocument;
  path: string;
  extras?: Readonly<Record<string, ReactNode>>;
  /** A line below the title; may hold links like the document's texts. */
  notice?: string;
  noIndex?: boolean;
}

/** A legal document with the business's details filled in. */
function LegalPage({ document, path, extras, notice, noIndex = false }: LegalPageProps) {
  const shop = useShop();
  const isPerPurpose = useAsksPerPurpose();
  const filled = useMemo(() => {
    const words = isPerPurpose ? choiceWords : wallWords;
    return filledDocument(document, { ...legalParty(shop), ...words, ...appCheck });
  }, [document, shop, isPerPurpose]);
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

type WholePageProps = LegalPageProps & Pick<Places['legalDocument'], 'about'>;

/** A document with what the options that are on add to it. */
function WholePage({ document, about, ...page }: WholePageProps) {
  const additions = optionsOf(useShop()).flatMap(({ shows }) => shows?.legalDocument ?? []);
  const show = additions.reduce<(document: LegalDocument) => ReactNode>(
    (next, Addition) => (current) => (
      <Suspense>
        <Addition about={about} document={current} show={next} />
      </Suspense>
    ),
    (whole) => <LegalPage {...page} document={whole} />,
  );
  return show(document);
}

const cookiesPerPurpose = withOptionalSection(cookiesDocument);

const extras = { [COOKIE_CHOICE_SECTION]: <ConsentSettings /> };

/** The cookie policy with the settings for cookies. */
export function CookiePolicyPage() {
  const document = useAsksPerPurpose() ? cookiesPerPurpose : cookiesDocument;
  return <LegalPage document={document} path={routes.cookiePolicy} extras={extras} />;
}

export function PrivacyPolicyPage() {
  return <WholePage about="privacy" document={privacyDocument} path={routes.privacyPolicy} />;
}

/** The terms that apply today, or those of the version that the address names. */
export function SalesTermsPage() {
  const { version: named = CURRENT_SALES_TERMS } = useParams();
  const version = findSalesTermsVersion(named);
  const notice = versionNotice(version);
  if (version === undefined || version === CURRENT_SALES_TERMS) {
    return (
      <WholePage
        about="terms"
        document={salesTermsDocuments[CURRENT_SALES_TERMS]}
        path={salesTermsPath()}
        notice={notice}
        noIndex={version === undefined}
      />
    );
  }
  return (
    <LegalPage
      document={salesTermsDocuments[version]}
      path={salesTermsPath(version)}
      notice={notice}
      noIndex
    />
  );
}
