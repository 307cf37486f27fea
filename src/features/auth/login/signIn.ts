import { enterSite } from '#src/data/auth/enterSite.ts';
import { resendVerification, resendVerificationTo } from '#src/data/auth/verification.ts';
import { emailForPhone, rememberPhone } from '#src/lib/phoneBook.ts';
import { parseLoginIdentifier, type LoginValues } from '#src/model/account/login.ts';

/** The address that somebody signs in with; a number is looked up in this browser. */
export function accountEmail(emailOrPhone: string): string | undefined {
  const identifier = parseLoginIdentifier(emailOrPhone);
  if (identifier.kind === 'email') return identifier.email;
  return identifier.kind === 'phone' ? emailForPhone(identifier.phone) : undefined;
}

/** Signs in, and remembers the number of the account for the next time. */
export async function signIn(email: string, values: LoginValues): Promise<void> {
  const { password, remember } = values;
  const entered = await enterSite({ email, password, remember });
  if (entered.phoneNumber !== '') rememberPhone(entered.email, entered.phoneNumber);
}

/** Sends the verification mail to the account of the fields, else to the one just registered here. */
export async function resendFor({ emailOrPhone, password }: LoginValues): Promise<void> {
  const email = accountEmail(emailOrPhone);
  if (email === undefined || password === '') await resendVerification();
  else await resendVerificationTo(email, password);
}
