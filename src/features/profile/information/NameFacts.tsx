import type { UserProfile } from '#src/shared/schemas/user.ts';
import { profileTexts } from '#src/shared/texts/profile.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { SavedText } from '../SavedText.tsx';

const savedName = (value: string) => <SavedText value={value} missing={profileTexts.nameMissing} />;

/** The name as it is saved. */
export function NameFacts({ profile: { firstName, lastName } }: { profile: UserProfile }) {
  return (
    <Facts
      look="rows"
      facts={[
        [profileTexts.firstNameLabel, savedName(firstName)],
        [profileTexts.lastNameLabel, savedName(lastName)],
      ]}
    />
  );
}
