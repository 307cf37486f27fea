import * as z from 'zod/mini';
import { isEmail } from '../account/email.ts';
import { IDENTIFIER } from '../base/text.ts';
import { requiredDate } from '../base/schema.ts';
import { purposes } from '../consent/choices.ts';
import { TITLE_MAX_LENGTH } from '../catalogue/titles.ts';
import { BOT_CHECK_TOKEN_MAX_LENGTH } from '../contact/botCheck.ts';
import { isOrderId } from '../orders/orderId.ts';
import { INTEREST_MAX_ENTRIES, interestSteps } from '../statistics/interest.ts';
import { holdsAddress, WITHDRAWAL_NAME_MAX_LENGTH } from '../withdrawal/withdrawal.ts';

export const STORAGE_PATH_MAX_LENGTH = 512;

/** The number of downloads that a browser reports in one request. */
export const DOWNLOAD_LOG_MAX_ENTRIES = 100;

/** Longer ones are refused by Firebase Auth. */
const PASSWORD_INPUT_MAX_LENGTH = 4096;

const RECOVERY_CODE_MAX_LENGTH = 100;

const CHOICE_MAX_REVISION = 1_000_000;
const CHOICE_VERSION_MAX_LENGTH = 20;

type Method = 'GET' | 'POST';

const bodies: Record<Method, boolean> = { GET: false, POST: true };

/** True when the input travels in the body of the request. */
export function hasBody({ method }: { method: Method }): boolean {
  return bodies[method];
}

/** The contract of one server function: its address, input and output. */
export interface Contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  /** The name of the deployed function. */
  readonly name: string;
  /** The path of the site that hosting rewrites to the function. */
  readonly path: string;
  readonly method: Method;
  /** True when the caller must send an ID token. */
  readonly needsSignIn: boolean;
  readonly input: Input;
  readonly output: Output;
}

export type ContractInput<C> =
  C extends Contract<infer Input, z.ZodMiniType> ? z.infer<Input> : never;
export type ContractOutput<C> =
  C extends Contract<z.ZodMiniType, infer Output> ? z.infer<Output> : never;

export function contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  definition: Contract<Input, Output>,
): Contract<Input, Output> {
  return definition;
}

/**
 * The fields of every answer; `error` is a Danish message for the user, `code` an `AppErrorCode`.
 */
export const answer = {
  success: z.boolean(),
  error: z.optional(z.string()),
  code: z.optional(z.string()),
};

const shortText = (maximum: number) =>
  z.string().check(z.minLength(1), z.maxLength(maximum), z.trim());

const identifier = z.string().check(z.regex(IDENTIFIER));

const emailAddress = z.string().check(z.trim(), z.refine(isEmail));

export const orderNumber = z.string().check(z.refine(isOrderId));

const listedUser = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  emailVerified: z.boolean(),
  creationTime: z.nullable(z.string()),
  lastSignInTime: z.nullable(z.string()),
  disabled: z.boolean(),
  customClaims: z.record(z.string(), z.unknown()),
});

export type ListedUser = z.infer<typeof listedUser>;

/**
 * The former path of the reCAPTCHA check, still used by pages that were opened before it changed.
 */
export const LEGACY_BOT_CHECK_PATH = '/.netlify/functions/verify-recaptcha';

export const contracts = {
  listUsers: contract({
    name: 'listUsersHttp',
    path: '/api/list-users',
    method: 'GET',
    needsSignIn: true,
    input: z.strictObject({}),
    output: z.object({ ...answer, users: z.optional(z.array(listedUser)) }),
  }),
  verifyRecaptcha: contract({
    name: 'verifyRecaptcha',
    path: '/api/verify-recaptcha',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({ token: shortText(BOT_CHECK_TOKEN_MAX_LENGTH) }),
    output: z.object({
      ...answer,
      errorCodes: z.optional(z.array(z.string())),
      message: z.optional(z.string()),
    }),
  }),
  updateUserEmail: contract({
    name: 'updateUserEmail',
    path: '/api/update-user-email',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      newEmail: emailAddress,
    }),
    output: z.object(answer),
  }),
  deleteAccount: contract({
    name: 'deleteAccount',
    path: '/api/delete-account',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({}),
    output: z.object({
      ...answer,
      /** The failed steps, in Danish; a repeated call runs them again. */
      errors: z.optional(z.array(z.string())),
      accountDeleted: z.optional(z.boolean()),
    }),
  }),
  /** Lets an administrator who is one only by profile follow who is online. */
  adminAccess: contract({
    name: 'adminAccess',
    path: '/api/admin-access',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({}),
    output: z.object(answer),
  }),
  secureDownload: contract({
    name: 'secureDownload',
    path: '/api/secure-download',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      purchaseId: identifier,
      itemId: identifier,
      /** Set for a picture of an album. */
      imageId: z.optional(identifier),
      /** Sent by the caller: user id and path must match the purchase, the name is ignored. */
      userId: z.optional(identifier),
      originalImagePath: z.optional(shortText(STORAGE_PATH_MAX_LENGTH)),
      itemName: z.optional(shortText(TITLE_MAX_LENGTH)),
    }),
    output: z.object({
      ...answer,
      /** A storage path that the buyer can read with their own sign-in. */
      path: z.optional(z.string()),
      /** The address of the same file, without a token: Storage checks the sign-in. */
      downloadUrl: z.optional(z.string()),
      filename: z.optional(z.string()),
    }),
  }),
  /** Logs the pictures that were downloaded in a ZIP. */
  logDownloads: contract({
    name: 'logDownloads',
    path: '/api/log-downloads',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      downloads: z
        .array(z.strictObject({ purchaseId: identifier, itemId: identifier }))
        .check(z.minLength(1), z.maxLength(DOWNLOAD_LOG_MAX_ENTRIES)),
    }),
    output: z.object(answer),
  }),
  /**
   * Withdraws an order of the caller. An administrator confirms with it what was stated without a
   * sign-in.
   */
  withdrawOrder: contract({
    name: 'withdrawOrder',
    path: '/api/withdraw-order',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ orderId: identifier, name: shortText(WITHDRAWAL_NAME_MAX_LENGTH) }),
    output: z.object({ ...answer, withdrawnAt: z.optional(requiredDate) }),
  }),
  /** States a withdrawal without a sign-in. The answer does not tell if there is such an order. */
  stateWithdrawal: contract({
    name: 'stateWithdrawal',
    path: '/api/state-withdrawal',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      orderNumber,
      email: emailAddress,
      name: shortText(WITHDRAWAL_NAME_MAX_LENGTH).check(z.refine((name) => !holdsAddress(name))),
    }),
    output: z.object({ ...answer, statedAt: z.optional(requiredDate) }),
  }),
  /** Confirms a statement by the code that was mailed to the account. */
  confirmWithdrawal: contract({
    name: 'confirmWithdrawal',
    path: '/api/confirm-withdrawal',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({ orderNumber, code: shortText(100) }),
    output: z.object({ ...answer, withdrawnAt: z.optional(requiredDate) }),
  }),
  /** Removes a second factor that is lost, by the password and a recovery code. */
  recoverSignIn: contract({
    name: 'recoverSignIn',
    path: '/api/recover-sign-in',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      email: emailAddress,
      password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_INPUT_MAX_LENGTH)),
      code: shortText(RECOVERY_CODE_MAX_LENGTH),
    }),
    output: z.object(answer),
  }),
  /** Logs a visitor's answers about cookies, so that a yes can be proven. */
  logConsent: contract({
    name: 'logConsent',
    path: '/api/log-consent',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      /** A random name that the browser has given itself. */
      browser: identifier,
      /** Counts the answers of that browser. */
      revision: z.int().check(z.positive(), z.maximum(CHOICE_MAX_REVISION)),
      /** The version of the words that were answered. */
      version: shortText(CHOICE_VERSION_MAX_LENGTH),
      answers: z.partialRecord(z.enum(purposes), z.boolean()),
    }),
    output: z.object(answer),
  }),
  /** Counts what visitors who have agreed to statistics do with the items for sale. */
  countInterest: contract({
    name: 'countInterest',
    path: '/api/count-interest',
    method: 'POST',
    needsSignIn: false,
    input: z.strictObject({
      steps: z
        .array(
          z.strictObject({ step: z.enum(interestSteps), id: identifier, isAlbum: z.boolean() }),
        )
        .check(z.minLength(1), z.maxLength(INTEREST_MAX_ENTRIES)),
    }),
    output: z.object(answer),
  }),
} as const;

export type ContractName = keyof typeof contracts;
