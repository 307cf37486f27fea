import { useParams } from 'react-router-dom';
import { termsPath } from '#src/model/base/routes.ts';
import { termsOfAutomaticShop } from '#src/model/content/legal/automaticPayment.ts';
import { termsDocuments, versionNotice } from '#src/model/content/legal/terms.ts';
import { findTermsVersion, termsVersion } from '#src/model/content/legal/termsVersions.ts';
import { LegalPage } from './LegalPage.tsx';

/** The terms that apply today, or those of the version that the address names. */
export function TermsPage() {
  const { version: named = termsVersion } = useParams();
  const version = findTermsVersion(named);
  const isCurrent = version === termsVersion;
  const terms = termsDocuments[version ?? termsVersion];
  return (
    <LegalPage
      document={PAYS_AUTOMATICALLY ? termsOfAutomaticShop(terms, TAKES_CARDS) : terms}
      path={isCurrent || version === undefined ? termsPath() : termsPath(version)}
      notice={versionNotice(version)}
      noIndex={!isCurrent}
    />
  );
}
