import { documents } from '#src/shared/paths.ts';
import { userProfileSchema } from '#src/shared/schemas/user.ts';
import type { UserProfile } from '#src/shared/schemas/user.ts';
import { readDocument } from '../data.ts';

/** The profile of an account, or undefined while none has been written. */
export function get(uid: string): Promise<UserProfile | undefined> {
  return readDocument(documents.user.build({ uid }), userProfileSchema);
}
