import { formatPhone, joinPhone, type PhoneParts } from '#src/model/account/phone.ts';
import type { UserProfile } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { guarded } from '../errors.ts';
import * as users from '../repos/users.ts';
import { ensureProfile } from './accountProfile.ts';
import { requireUser } from './session.ts';

/** The profile of the signed-in user; a missing one is created first. */
export function getOwnProfile(): Promise<UserProfile> {
  return guarded(async () => {
    const user = await requireUser();
    const profile = (await ensureProfile(user)) ?? (await users.get(user.uid));
    if (!profile) throw new AppError('not-found');
    return profile;
  });
}

export function saveOwnName(firstName: string, lastName: string): Promise<void> {
  return guarded(async () => {
    await users.updateName((await requireUser()).uid, firstName, lastName);
  });
}

/** Saves the phone number and returns it formatted. */
export function saveOwnPhone(phone: PhoneParts): Promise<string> {
  return guarded(async () => {
    const shown = formatPhone(joinPhone(phone));
    await users.updatePhone((await requireUser()).uid, shown, phone.digits);
    return shown;
  });
}
