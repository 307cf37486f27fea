import type { ContractName } from '../../src/model/system/contracts.ts';

export interface RateLimit {
  /** The number of requests per caller within the window. */
  requests: number;
  windowSeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Generous for people, tight for scripts. */
export const rateLimits: Readonly<Record<ContractName, RateLimit>> = {
  listUsers: { requests: 60, windowSeconds: 5 * MINUTE },
  // Requested before each mail to a customer.
  customerEmail: { requests: 300, windowSeconds: 5 * MINUTE },
  verifyRecaptcha: { requests: 60, windowSeconds: 5 * MINUTE },
  // Each answer reveals whether an address has an account.
  updateUserEmail: { requests: 5, windowSeconds: HOUR },
  deleteAccount: { requests: 10, windowSeconds: HOUR },
  // Requested about once an hour by each open page.
  adminAccess: { requests: 60, windowSeconds: HOUR },
  // An album is downloaded picture by picture.
  secureDownload: { requests: 1000, windowSeconds: HOUR },
  // One request for each hundred pictures of an archive.
  logDownloads: { requests: 200, windowSeconds: HOUR },
  // Requested once for each answer.
  logConsent: { requests: 30, windowSeconds: HOUR },
};
