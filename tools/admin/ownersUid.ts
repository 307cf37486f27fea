import { randomUUID } from 'node:crypto';

/** People who sign up cannot choose their uid: an account with this beginning was made by claim-owners. */
const OWN_BEGINNING = 'owner-';

export const makeOwnersUid = (): string => `${OWN_BEGINNING}${randomUUID()}`;

export const isOwnersUid = (uid: string): boolean => uid.startsWith(OWN_BEGINNING);
