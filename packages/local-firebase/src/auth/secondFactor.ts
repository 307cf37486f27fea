import { randomBytes, randomUUID } from 'node:crypto';
import { acceptedStep, CODE_DIGITS, newTotpKey, STEP_SECONDS } from './totp.ts';

/*
 * Authenticator apps as a second factor, for the Auth emulator, which knows text messages alone. Paths,
 * fields and errors are those of Identity Platform, and the emulator's own code goes on to hold the
 * accounts and to issue the tokens. What is not about an app is handed on to it.
 */

/** A time in which Identity Platform takes the first code of a new key. */
const ENROLLMENT_MS = 5 * 60_000;

const ID_BYTES = 14;

interface Enrollment {
  mfaEnrollmentId: string;
  displayName?: string | undefined;
  enrolledAt: string;
  phoneInfo?: string;
  /** There for an app alone. The key is added in an export, and only there. */
  totpInfo?: { key?: string };
}

interface User {
  localId: string;
  emailVerified?: boolean;
  disabled?: boolean;
  mfaInfo?: Enrollment[] | undefined;
}

interface ProjectState {
  updateUserByLocalId: (localId: string, change: object) => User;
  getUserByLocalId: (localId: string) => User | undefined;
  validateMfaEnrollments: (enrollments: Enrollment[]) => Enrollment[];
}

interface TotpRequest {
  idToken?: string;
  displayName?: string;
  mfaPendingCredential?: string;
  mfaEnrollmentId?: string;
  totpEnrollmentInfo?: object;
  totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string };
}

interface ImportRequest {
  users?: User[];
}

type Operation<Body, Answer = unknown> = (
  state: ProjectState,
  body: Body,
  context: unknown,
) => Answer;

interface FirstFactor {
  user: User;
  signInProvider: string;
}

/** Somebody who has shown both factors. */
interface SignedIn extends FirstFactor {
  state: ProjectState;
  /** The id of the factor. */
  factor: string;
}

/** The parts of the emulator's module that are used and replaced. */
export interface AuthEmulator {
  operations: {
    accounts: {
      mfaEnrollment: { start: Operation<TotpRequest>; finalize: Operation<TotpRequest> };
      mfaSignIn: { finalize: Operation<TotpRequest> };
    };
    projects: {
      accounts: {
        batchGet: Operation<unknown, { users: User[] }>;
        batchCreate: Operation<ImportRequest>;
      };
    };
  };
  /** The class that holds the accounts of a project. */
  stateClass: { prototype: ProjectState };
  assert: (condition: unknown, message: string) => asserts condition;
  parseIdToken: (state: ProjectState, idToken: string) => FirstFactor;
  parsePendingCredential: (state: ProjectState, credential: string) => FirstFactor;
  issueTokens: (signedIn: SignedIn) => { idToken: string; refreshToken: string };
}

interface AppSecret {
  key: string;
  /** The step of the last code that was taken. */
  usedStep?: number;
}

interface StartedEnrollment {
  localId: string;
  key: string;
  endsAt: number;
}

/** Keys that were handed out and wait for their first code, by session. */
const started = new Map<string, StartedEnrollment>();

/** The keys of the factors, by their id. They never lie in an account, which its owner can read. */
const secrets = new Map<string, AppSecret>();

const isApp = ({ totpInfo }: Enrollment): boolean => totpInfo !== undefined;

function withApps(user: User, change: (app: Enrollment) => Enrollment): User {
  if (!user.mfaInfo?.some(isApp)) return user;
  const mfaInfo = user.mfaInfo.map((factor) => (isApp(factor) ? change(factor) : factor));
  return { ...user, mfaInfo };
}

/** Shows of an app that it is one. */
export function describeApp<Info extends object>(described: Info, factor: Enrollment): Info {
  return isApp(factor) ? { ...described, totpInfo: {} } : described;
}

/** The owner of the token, who may enroll an app. */
function enrollerOf(
  emulator: AuthEmulator,
  state: ProjectState,
  idToken: string | undefined,
): FirstFactor {
  emulator.assert(idToken, 'MISSING_ID_TOKEN');
  const enroller = emulator.parseIdToken(state, idToken);
  const { emailVerified, mfaInfo } = enroller.user;
  emulator.assert(emailVerified, 'UNVERIFIED_EMAIL : Need to verify email first.');
  emulator.assert(!mfaInfo?.some(isApp), 'SECOND_FACTOR_EXISTS : TOTP is already enrolled.');
  return enroller;
}

function addStart(emulator: AuthEmulator): void {
  const { mfaEnrollment } = emulator.operations.accounts;
  const { start } = mfaEnrollment;
  mfaEnrollment.start = (state, body, context) => {
    if (!body.totpEnrollmentInfo) return start(state, body, context);
    const { user } = enrollerOf(emulator, state, body.idToken);
    const sessionInfo = randomUUID();
    const endsAt = Date.now() + ENROLLMENT_MS;
    const key = newTotpKey();
    started.set(sessionInfo, { localId: user.localId, key, endsAt });
    return {
      totpSessionInfo: {
        sharedSecretKey: key,
        verificationCodeLength: CODE_DIGITS,
        hashingAlgorithm: 'SHA1',
        periodSec: STEP_SECONDS,
        sessionInfo,
        finalizeEnrollmentTime: new Date(endsAt).toISOString(),
      },
    };
  };
}

/** Answers with the key of an enrollment that its first code has proved, and with that code's step. */
function provedSecret(
  emulator: AuthEmulator,
  { localId }: User,
  { sessionInfo = '', verificationCode = '' }: NonNullable<TotpRequest['totpVerificationInfo']>,
): AppSecret {
  const session = started.get(sessionInfo);
  emulator.assert(session, 'INVALID_SESSION_INFO');
  emulator.assert(session.localId === localId, 'INVALID_SESSION_INFO');
  emulator.assert(session.endsAt > Date.now(), 'SESSION_EXPIRED');
  const usedStep = acceptedStep(session.key, verificationCode, { at: new Date() });
  emulator.assert(usedStep !== undefined, 'INVALID_CODE');
  started.delete(sessionInfo);
  return { key: session.key, usedStep };
}

function addFinalize(emulator: AuthEmulator): void {
  const { mfaEnrollment } = emulator.operations.accounts;
  const { finalize } = mfaEnrollment;
  mfaEnrollment.finalize = (state, body, context) => {
    if (!body.totpVerificationInfo) return finalize(state, body, context);
    const { user, signInProvider } = enrollerOf(emulator, state, body.idToken);
    const secret = provedSecret(emulator, user, body.totpVerificationInfo);
    const factor = randomBytes(ID_BYTES).toString('hex');
    secrets.set(factor, secret);
    const app: Enrollment = {
      mfaEnrollmentId: factor,
      displayName: body.displayName,
      enrolledAt: new Date().toISOString(),
      totpInfo: {},
    };
    const mfaInfo = [...(user.mfaInfo ?? []), app];
    const changed = state.updateUserByLocalId(user.localId, { mfaInfo });
    return emulator.issueTokens({ state, user: changed, signInProvider, factor });
  };
}

/** Checks the code of a sign-in, which is then used up. */
function requireCode(
  emulator: AuthEmulator,
  { disabled, mfaInfo }: User,
  { mfaEnrollmentId = '', totpVerificationInfo }: TotpRequest,
): void {
  emulator.assert(!disabled, 'USER_DISABLED');
  emulator.assert(mfaEnrollmentId, 'MISSING_MFA_ENROLLMENT_ID');
  const isEnrolled = mfaInfo?.some((factor) => factor.mfaEnrollmentId === mfaEnrollmentId);
  const secret = secrets.get(mfaEnrollmentId);
  emulator.assert(isEnrolled, 'MFA_ENROLLMENT_NOT_FOUND');
  emulator.assert(secret, 'MFA_ENROLLMENT_NOT_FOUND');
  const code = totpVerificationInfo?.verificationCode ?? '';
  const { key, usedStep } = secret;
  const step = acceptedStep(key, code, { at: new Date(), usedStep });
  emulator.assert(step !== undefined, 'INVALID_CODE');
  secret.usedStep = step;
}

function addSignIn(emulator: AuthEmulator): void {
  const { mfaSignIn } = emulator.operations.accounts;
  const { finalize } = mfaSignIn;
  mfaSignIn.finalize = (state, body, context) => {
    if (!body.totpVerificationInfo) return finalize(state, body, context);
    const credential = body.mfaPendingCredential ?? '';
    const { user, signInProvider } = emulator.parsePendingCredential(state, credential);
    requireCode(emulator, user, body);
    const changed = state.updateUserByLocalId(user.localId, { lastLoginAt: String(Date.now()) });
    const factor = body.mfaEnrollmentId ?? '';
    return emulator.issueTokens({ state, user: changed, signInProvider, factor });
  };
}

/** Lets apps outlive a restart: an import of the emulator refuses accounts that have one. */
function addExport({ operations }: AuthEmulator): void {
  const { accounts } = operations.projects;
  const { batchGet, batchCreate } = accounts;

  accounts.batchGet = (state, body, context) => {
    const answer = batchGet(state, body, context);
    const withKey = (app: Enrollment): Enrollment => {
      const key = secrets.get(app.mfaEnrollmentId)?.key;
      return key === undefined ? app : { ...app, totpInfo: { key } };
    };
    return { ...answer, users: answer.users.map((user) => withApps(user, withKey)) };
  };

  accounts.batchCreate = (state, body, context) => {
    const users = body.users ?? [];
    const withoutApps = users.map(({ mfaInfo, ...user }) => ({
      ...user,
      mfaInfo: mfaInfo?.filter((factor) => !isApp(factor)),
    }));
    const answer = batchCreate(state, { ...body, users: withoutApps }, context);
    for (const user of users.filter(({ mfaInfo }) => mfaInfo?.some(isApp))) {
      if (!state.getUserByLocalId(user.localId)) continue;
      const { mfaInfo } = withApps(user, ({ totpInfo, ...app }) => {
        if (totpInfo?.key !== undefined) secrets.set(app.mfaEnrollmentId, { key: totpInfo.key });
        return { ...app, totpInfo: {} };
      });
      state.updateUserByLocalId(user.localId, { mfaInfo });
    }
    return answer;
  };
}

/** The emulator wants a phone number of every factor. */
function acceptApps({ stateClass }: AuthEmulator): void {
  const { prototype } = stateClass;
  const { validateMfaEnrollments } = prototype;
  prototype.validateMfaEnrollments = function (this: ProjectState, enrollments) {
    const phones = enrollments.filter((factor) => !isApp(factor));
    validateMfaEnrollments.call(this, phones);
    return enrollments;
  };
}

/** Adds authenticator apps to the emulator's operations, before its server is made of them. */
export function addSecondFactor(emulator: AuthEmulator): void {
  addStart(emulator);
  addFinalize(emulator);
  addSignIn(emulator);
  addExport(emulator);
  acceptApps(emulator);
}
