import type { ComponentProps } from 'react';
import { registrationTexts } from '#src/model/account/registrationTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';

/** In a tab of its own, so that nothing typed is lost. */
function LegalLink({ to, text }: { to: string; text: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {text}
      <VisuallyHidden> {registrationTexts.opensNewTab}</VisuallyHidden>
    </a>
  );
}

/** The tick for the terms of sale and the privacy policy. */
export function TermsField(input: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      {...input}
      label={
        <>
          {registrationTexts.termsBefore}
          <LegalLink to={routes.terms} text={registrationTexts.termsLink} />
          {registrationTexts.termsBetween}
          <LegalLink to={routes.privacyPolicy} text={registrationTexts.privacyLink} />
        </>
      }
    />
  );
}
