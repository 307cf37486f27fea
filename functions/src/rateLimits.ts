import type { connectionContracts } from '../../src/model/api/connections.ts';
import type { clientContracts } from '../../src/model/clients/contracts.ts';
import type { ContactContractName } from '../../src/model/contact/contracts.ts';
import type { sendingContracts } from '../../src/model/clients/invitations.ts';
import type { MovingContractName } from '../../src/model/moving/contracts.ts';
import type { OrderContractName } from '../../src/model/orders/contracts.ts';
import type { PaymentContractName } from '../../src/model/payments/contracts.ts';
import type { SettingsContractName } from '../../src/model/settings/contracts.ts';
import type { ContractName } from '../../src/model/system/contracts.ts';

export interface RateLimit {
  /** The number of requests per caller within the window. */
  requests: number;
  windowSeconds: number;
}

const MINUTE = 60;
export const HOUR = 60 * MINUTE;

/** Statements about one order, whoever makes them: nobody can try address after address. */
export const statementsOfOrder: RateLimit = { requests: 5, windowSeconds: HOUR };

/** Statements about all orders of an account, each of which mails a link to it. */
export const statementsOfAccount: RateLimit = { requests: 20, windowSeconds: HOUR };

/** Attempts at a recovery code by somebody who knows the password. */
export const recoveriesOfAccount: RateLimit = { requests: 10, windowSeconds: HOUR };

/**
 * Generous for people, tight for scripts. Callers who are not signed in are counted by address, and
 * visitors who come through Hosting share those of its network.
 */
export const rateLimits: Readonly<Record<ContractName, RateLimit>> = {
  listUsers: { requests: 60, windowSeconds: 5 * MINUTE },
  verifyRecaptcha: { requests: 600, windowSeconds: 5 * MINUTE },
  // Each answer reveals whether an address has an account.
  updateUserEmail: { requests: 5, windowSeconds: HOUR },
  deleteAccount: { requests: 10, windowSeconds: HOUR },
  // Requested about once an hour by each open page.
  adminAccess: { requests: 60, windowSeconds: HOUR },
  // An album is downloaded picture by picture.
  secureDownload: { requests: 1000, windowSeconds: HOUR },
  // One request for each hundred pictures of an archive.
  logDownloads: { requests: 200, windowSeconds: HOUR },
  withdrawOrder: { requests: 60, windowSeconds: HOUR },
  // Each may send a mail to the account.
  stateWithdrawal: { requests: 600, windowSeconds: HOUR },
  confirmWithdrawal: { requests: 600, windowSeconds: HOUR },
  // Each tries a password, which Firebase Auth counts too.
  recoverSignIn: { requests: 60, windowSeconds: HOUR },
  // Requested once for each answer.
  logConsent: { requests: 3000, windowSeconds: HOUR },
  // Requested a few times in a visit.
  countInterest: { requests: 6000, windowSeconds: HOUR },
};

export const paymentLimits: Readonly<Record<PaymentContractName, RateLimit>> = {
  // Each may begin a payment at the provider.
  startPayment: { requests: 60, windowSeconds: HOUR },
  // Asked for every few seconds by a page that waits for the app.
  paymentState: { requests: 600, windowSeconds: HOUR },
  refundPayment: { requests: 60, windowSeconds: HOUR },
};

export const orderLimits: Readonly<Record<OrderContractName, RateLimit>> = {
  // As many orders as a customer may place, and the repetitions of a bad network.
  placeOrder: { requests: 120, windowSeconds: HOUR },
};

export const settingsLimits: Readonly<Record<SettingsContractName, RateLimit>> = {
  // Each mails every owner.
  changePayee: { requests: 10, windowSeconds: HOUR },
  sendTestMail: { requests: 30, windowSeconds: HOUR },
  sendTestPush: { requests: 30, windowSeconds: HOUR },
  makeMark: { requests: 60, windowSeconds: HOUR },
};

export const connectionLimits: Readonly<Record<keyof typeof connectionContracts, RateLimit>> = {
  changeConnections: { requests: 120, windowSeconds: HOUR },
};

/** Requests with one token: a thousand pictures in an hour, each asked for several times. */
export const requestsOfToken: RateLimit = { requests: 12_000, windowSeconds: HOUR };

/** Requests from one network without a token that is valid. */
export const requestsWithoutToken: RateLimit = { requests: 60, windowSeconds: HOUR };

export const movingLimits: Readonly<Record<MovingContractName, RateLimit>> = {
  // Each mails a hundred people.
  inviteCustomers: { requests: 30, windowSeconds: HOUR },
};

export const contactLimits: Readonly<Record<ContactContractName, RateLimit>> = {
  // As many as the bot check, which comes with each.
  sendMessage: { requests: 600, windowSeconds: 5 * MINUTE },
  // Each sends a mail.
  answerMessage: { requests: 120, windowSeconds: HOUR },
};

/** Messages under one address, each of which mails the photographer. */
export const messagesOfSender: RateLimit = { requests: 10, windowSeconds: HOUR };

/** Messages of all visitors together. */
export const messagesOfShop: RateLimit = { requests: 100, windowSeconds: HOUR };

export const sendingLimits: Readonly<Record<keyof typeof sendingContracts, RateLimit>> = {
  // Each mails up to eighty people.
  sendGallery: { requests: 120, windowSeconds: HOUR },
};

/** Wrong codes of discounts and gift cards by one account. */
export const guessLimitOfCustomer: RateLimit = { requests: 10, windowSeconds: HOUR };

/** Wrong codes of discounts by all accounts together: whoever guesses can sign up many. */
export const guessLimitOfShop: RateLimit = { requests: 200, windowSeconds: HOUR };

/** Counted by gallery, for all who have its link together; for others by address. */
export const clientLimits: Readonly<Record<keyof typeof clientContracts, RateLimit>> = {
  // Asked for at the beginning, and three times an hour by each open page. Wrong PINs: `model/clients/access.ts`.
  openClientGallery: { requests: 3000, windowSeconds: HOUR },
  // Called a moment after each choice, and once a minute by each open page: three hundred guests may look.
  syncClientChoices: { requests: 20_000, windowSeconds: HOUR },
};
