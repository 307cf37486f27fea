import { routes } from '#src/model/base/routes.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

/** What is known of people, and what they may decide about it. */
export function PrivacyPolicyPage() {
  return <LegalPage document={privacyDocument} path={routes.privacyPolicy} />;
}
