import { setDisplayName } from '#src/data/auth/account.ts';
import { saveOwnName } from '#src/data/auth/ownProfile.ts';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { fullName } from '#src/model/account/people.ts';
import type { NameValues } from '#src/model/account/personForm.ts';
import { profileNameRules } from '#src/model/account/profileForm.ts';
import { profileErrors, profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { NameFields } from '#src/ui/form/NameFields.tsx';
import { EditActions } from '../EditActions.tsx';

const saveInProfile = ({ firstName, lastName }: NameValues) => saveOwnName(firstName, lastName);
const saveInAccount = ({ firstName, lastName }: NameValues) =>
  setDisplayName(fullName(firstName, lastName));
const saved = () => ({ kind: 'success', text: profileTexts.saved }) as const;

/** The name is kept twice: in the profile, which the site reads, and in the account itself. */
function useSaveName() {
  const inProfile = useSubmit(saveInProfile, { errors: profileErrors.name });
  const inAccount = useSubmit(saveInAccount, { success: saved, errors: profileErrors.displayName });
  return {
    pending: inProfile.pending || inAccount.pending,
    save: async (values: NameValues): Promise<boolean> =>
      (await inProfile.submit(values)).done && (await inAccount.submit(values)).done,
  };
}

interface NameFormProps {
  profile: UserProfile;
  onSaved: (changes: Partial<UserProfile>) => void;
  onCancel: () => void;
}

export function NameForm({ profile: { firstName, lastName }, onSaved, onCancel }: NameFormProps) {
  const form = useRuleForm({ values: { firstName, lastName }, rules: profileNameRules });
  const { pending, save } = useSaveName();
  return (
    <Form
      form={form}
      onSubmit={async (typed) => {
        const values = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
        if (await save(values)) onSaved(values);
      }}
    >
      <NameFields
        form={form}
        labels={{ first: profileTexts.firstNameLabel, last: profileTexts.lastNameLabel }}
      />
      <EditActions pending={pending} onCancel={onCancel} />
    </Form>
  );
}
