import { fullName } from '#src/model/account/people.ts';
import { userProfileSchema, type UserProfile } from '#src/model/account/schema.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Page } from '../../readAllPages.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { countList, readDocument, readPage, writeTogether } from '../../firestore/documents.ts';
import { queries } from '../../firestore/queries.ts';

const pathOf = (uid: string) => documents.user.build({ uid });

/** The fields given at registration; the others are derived from them. */
export interface NewProfile {
  uid: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Formatted, with the country code. */
  phoneNumber: string;
  /** As it was typed. */
  originalPhoneNumber: string;
  emailVerified: boolean;
}

/** The profile of an account, or undefined when it has none yet. */
export function get(uid: string): Promise<UserProfile | undefined> {
  return readDocument(pathOf(uid), userProfileSchema);
}

/** The profiles of all users, the newest first; for administrators. */
export function listAll(after?: string, limit?: number): Promise<Page<UserProfile>> {
  return readPage(
    { ...queries.users, limit: limit ?? queries.users.limit },
    userProfileSchema,
    after,
  );
}

export function count(): Promise<number> {
  return countList(queries.everyUser);
}

export function create(profile: NewProfile): Promise<void> {
  const name = fullName(profile.firstName, profile.lastName);
  return writeTogether((writer) => {
    writer.set(pathOf(profile.uid), {
      ...profile,
      name,
      displayName: name,
      phone: profile.phoneNumber,
      photoURL: '',
      isAdmin: false,
      createdAt: SERVER_TIME,
      updatedAt: SERVER_TIME,
      lastLogin: SERVER_TIME,
    });
  });
}

function update(uid: string, changes: Partial<UserProfile>): Promise<void> {
  return writeTogether((writer) => {
    writer.update(pathOf(uid), { ...changes, updatedAt: SERVER_TIME });
  });
}

export function updateName(uid: string, firstName: string, lastName: string): Promise<void> {
  const name = fullName(firstName, lastName);
  return update(uid, { firstName, lastName, name, displayName: name });
}

export function updatePhone(uid: string, shown: string, typed: string): Promise<void> {
  return update(uid, { phoneNumber: shown, phone: shown, originalPhoneNumber: typed });
}

/**
 * Records a sign-in. It also updates the e-mail, which a mailed link may have changed, and marks it
 * as verified, without which nobody can sign in.
 */
export function saveSignIn(uid: string, email: string): Promise<void> {
  return writeTogether((writer) => {
    writer.update(pathOf(uid), {
      email,
      emailVerified: true,
      lastLogin: SERVER_TIME,
      updatedAt: SERVER_TIME,
    });
  });
}

/** Removes the profile of a deleted account; the rules protect administrators' profiles. */
export function remove(uid: string): Promise<void> {
  return writeTogether((writer) => {
    writer.remove(pathOf(uid));
  });
}
