import * as z from 'zod/mini';
import { LOCAL_PROJECT_ID } from '#src/config/local.ts';

const base = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

const mailSchema = z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() });
const mailsSchema = z.object({ oobCodes: z.array(mailSchema) });

const accountSchema = z.object({
  localId: z.string(),
  emailVerified: z.optional(z.boolean()),
  displayName: z.optional(z.string()),
});
const accountsSchema = z.object({ users: z.optional(z.array(accountSchema)) });

/** The codes in the mails that an address would have got, the oldest first. */
export async function mailedCodes(email: string, requestType: string): Promise<string[]> {
  const answer = await fetch(`${base}/emulator/v1/projects/${LOCAL_PROJECT_ID}/oobCodes`);
  const { oobCodes } = mailsSchema.parse(await answer.json());
  const mails = oobCodes.filter((mail) => mail.email === email && mail.requestType === requestType);
  return mails.map(({ oobCode }) => oobCode);
}

export async function newestCode(email: string, requestType: string): Promise<string> {
  const code = (await mailedCodes(email, requestType)).at(-1);
  if (code === undefined) throw new Error(`No ${requestType} was mailed to ${email}`);
  return code;
}

async function askAsOwner(action: string, body: object): Promise<unknown> {
  const url = `${base}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT_ID}/accounts:${action}`;
  const answer = await fetch(url, { method: 'POST', headers: owner, body: JSON.stringify(body) });
  return answer.json();
}

/** Returns the accounts of an address. */
export async function accountsOf(email: string) {
  return accountsSchema.parse(await askAsOwner('lookup', { email: [email] })).users ?? [];
}

/** Blocks an account, as an administrator of the project does. */
export async function block(localId: string): Promise<void> {
  await askAsOwner('update', { localId, disableUser: true });
}

export async function deleteAccount(localId: string): Promise<void> {
  await askAsOwner('delete', { localId });
}
