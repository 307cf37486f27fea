import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { Facts } from '#src/ui/display/Facts.tsx';
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
