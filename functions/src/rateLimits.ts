import type { ContractName } from '../../src/model/system/contracts.ts';

export interface RateLimit {
  /** How often one person may ask within the window. */
  requests: number;
  windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Generous for people, tight for scripts. */
export const rateLimits: Readonly<Record<ContractName, RateLimit>> = {
  listUsers: { requests: 60, windowSeconds: 5 * MINUTE },
  verifyRecaptcha: { requests: 60, windowSeconds: 5 * MINUTE },
  // Each answer tells whether an address has an account: few are enough for a change of mind.
  updateUserEmail: { requests: 5, windowSeconds: HOUR },
  deleteAccount: { requests: 10, windowSeconds: HOUR },
  // Asked for about once an hour, by each open page.
  adminAccess: { requests: 60, windowSeconds: HOUR },
  // An album is fetched picture by picture.
  secureDownload: { requests: 1000, windowSeconds: HOUR },
  // Once for an archive, and again for each hundred things in it.
  logDownloads: { requests: 200, windowSeconds: HOUR },
};
