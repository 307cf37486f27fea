import { routes } from '#src/model/base/routes.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPolicyPage() {
  return <LegalPage document={privacyDocument} path={routes.privacyPolicy} />;
}
