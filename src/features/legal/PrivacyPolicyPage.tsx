import { routes } from '#src/model/base/routes.ts';
import { privacyOfAutomaticShop } from '#src/model/content/legal/automaticPayment.ts';
import { privacyDocument } from '#src/model/content/legal/privacy.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      document={
        PAYS_AUTOMATICALLY ? privacyOfAutomaticShop(privacyDocument, TAKES_CARDS) : privacyDocument
      }
      path={routes.privacyPolicy}
    />
  );
}
