import { routes } from '#src/model/base/routes.ts';
import { termsDocument } from '#src/model/content/legal/terms.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  return <LegalPage document={termsDocument} path={routes.terms} />;
}
