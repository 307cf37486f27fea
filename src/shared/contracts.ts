import * as z from 'zod/mini';
import {
  CAPTCHA_TOKEN_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  STORAGE_PATH_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from './limits.ts';

/** One function of the server: where it is reached, what it takes and what it answers when it succeeds. */
export interface Contract<Input, Output> {
  /** The name under which it is deployed. */
  readonly name: string;
  readonly path: string;
  /** Further addresses of the same function. */
  readonly aliases?: readonly string[];
  readonly method: 'GET' | 'POST';
  readonly input: z.ZodMiniType<Input>;
  readonly output: z.ZodMiniType<Output>;
}

/** Keeps the types of a contract's schemas. */
function contract<Input, Output>(value: Contract<Input, Output>): Contract<Input, Output> {
  return value;
}

export type InputOf<Of> = Of extends Contract<infer Input, unknown> ? Input : never;
export type OutputOf<Of> = Of extends Contract<never, infer Output> ? Output : never;

const identifier = z.string().check(z.minLength(1), z.maxLength(128));

/** The answer of every function that could not do what it was asked. */
export const failureSchema = z.object({
  success: z.literal(false),
  /** Danish, to be shown as it is. */
  error: z.string(),
  /** A code of `AppError`. */
  code: z.string(),
});

export const listedUserSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  phoneNumber: z.string(),
  emailVerified: z.boolean(),
  /** ISO text; empty when it never happened. */
  creationTime: z.string(),
  lastSignInTime: z.string(),
  disabled: z.boolean(),
  customClaims: z.record(z.string(), z.unknown()),
});

const captchaOutput = z.object({
  success: z.boolean(),
  errorCodes: z.array(z.string()),
  message: z.string(),
  error: z.string(),
});

const deletionOutput = z.object({
  success: z.boolean(),
  /** Some of it is gone, but not all: `errors` says what is left, and the account still exists. */
  partial: z.boolean(),
  errors: z.array(z.string()),
  message: z.string(),
  error: z.string(),
});

const downloadInput = z.object({
  purchaseId: identifier,
  itemId: identifier,
  /** The buyer, who must be the one who asks. */
  userId: identifier,
  /** Which file of the item; without it the item has to have exactly one. */
  originalImagePath: z.optional(z.string().check(z.maxLength(STORAGE_PATH_MAX_LENGTH))),
  itemName: z.optional(z.string().check(z.maxLength(TITLE_MAX_LENGTH))),
});

const downloadOutput = z.object({
  success: z.literal(true),
  error: z.string(),
  /** Where the file lies in storage: the buyer's own sign-in opens it. */
  path: z.string(),
  /** The same place as an address without a token: it answers nobody but the buyer. */
  downloadUrl: z.string(),
  filename: z.string(),
});

/** The functions of the server, by the name under which they are deployed. */
export const contracts = {
  listUsersHttp: contract({
    name: 'listUsersHttp',
    path: '/api/list-users',
    method: 'GET',
    input: z.object({}),
    output: z.object({ success: z.literal(true), users: z.array(listedUserSchema) }),
  }),
  verifyRecaptcha: contract({
    name: 'verifyRecaptcha',
    path: '/api/verify-recaptcha',
    aliases: ['/.netlify/functions/verify-recaptcha'],
    method: 'POST',
    input: z.object({
      token: z.optional(z.string().check(z.maxLength(CAPTCHA_TOKEN_MAX_LENGTH))),
    }),
    output: captchaOutput,
  }),
  updateUserEmail: contract({
    name: 'updateUserEmail',
    path: '/api/update-user-email',
    method: 'POST',
    input: z.object({ newEmail: z.string().check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH)) }),
    output: z.object({ success: z.literal(true), error: z.string(), message: z.string() }),
  }),
  deleteAccount: contract({
    name: 'deleteAccount',
    path: '/api/delete-account',
    method: 'POST',
    /** A deletion has to be meant: an empty request is not enough. */
    input: z.object({ confirmed: z.literal(true) }),
    output: deletionOutput,
  }),
  secureDownload: contract({
    name: 'secureDownload',
    path: '/api/secure-download',
    method: 'POST',
    input: downloadInput,
    output: downloadOutput,
  }),
} as const;

export type FunctionName = keyof typeof contracts;
export type ListedUser = z.infer<typeof listedUserSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type CaptchaResult = z.infer<typeof captchaOutput>;
export type DeletionResult = z.infer<typeof deletionOutput>;
export type DownloadResult = z.infer<typeof downloadOutput>;
