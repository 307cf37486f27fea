import type { UserProfile } from '#src/shared/schemas/user.ts';
import { profileTexts } from '#src/shared/texts/profile.ts';
import { Facts } from '../Facts.tsx';

function fact(label: string, value: string) {
  const isMissing = value === '';
  return { label, value: isMissing ? profileTexts.nameMissing : value, isMissing };
}

/** The name as it is saved. */
export function NameFacts({ profile: { firstName, lastName } }: { profile: UserProfile }) {
  return (
    <Facts
      facts={[
        fact(profileTexts.firstNameLabel, firstName),
        fact(profileTexts.lastNameLabel, lastName),
      ]}
    />
  );
}
