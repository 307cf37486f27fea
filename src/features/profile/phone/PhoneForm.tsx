import { saveOwnPhone } from '#src/data/auth/ownProfile.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { rememberPhone } from '#src/lib/phoneBook.ts';
import type { PhoneValues } from '#src/model/account/personForm.ts';
import { splitPhone } from '#src/model/account/phone.ts';
import { profilePhoneRules } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PhoneFormField } from '#src/ui/form/PhoneField.tsx';
import { EditActions } from '../useEditing.tsx';

function valuesOf({ phoneNumber }: UserProfile): PhoneValues {
  const { countryCode, digits } = splitPhone(phoneNumber);
  return { countryCode, phoneNumber: digits };
}

const save = ({ countryCode, phoneNumber }: PhoneValues) =>
  saveOwnPhone({ countryCode, digits: phoneNumber });
const saved = () => ({ kind: 'success', text: profileTexts.phoneSaved }) as const;

/** Stores the new number in this browser, so that the user can sign in with it here. */
function remember(email: string, shown: string): void {
  if (rememberPhone(email, shown)) return;
  showToast({ kind: 'warning', text: profileErrors.verification.fallback });
}

interface PhoneFormProps {
  user: SessionUser;
  profile: UserProfile;
  onSaved: (phoneNumber: string) => void;
  onCancel: () => void;
}

export function PhoneForm({ user, profile, onSaved, onCancel }: PhoneFormProps) {
  const form = useRuleForm({
    values: valuesOf(profile),
    rules: profilePhoneRules,
    keptAs: 'phone',
  });
  const { pending, submit } = useSubmit(save, { success: saved, errors: profileErrors.phone });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const outcome = await submit(values);
        if (!outcome.done) return;
        remember(user.email, outcome.answer);
        onSaved(outcome.answer);
      }}
    >
      <PhoneFormField form={form} />
      <EditActions pending={pending} onCancel={onCancel} />
    </Form>
  );
}
