import { isEmail } from '../account/email.ts';
import { routes } from '../base/routes.ts';
import { sha256 } from '../base/hash.ts';
import { invitationTexts as texts } from './texts.ts';

/** The registration with an address filled in. Behind the `#` it reaches no server and no log. */
export function registrationPath(email: string): string {
  return `${routes.register}#${encodeURIComponent(email)}`;
}

/** The address that a link to the registration brings; empty for any other link. */
export function invitedEmail(hash: string): string {
  try {
    const email = decodeURIComponent(hash.slice(1));
    return isEmail(email) ? email : '';
  } catch {
    return '';
  }
}

/** The id of the one invitation that an address ever gets, from which nobody reads the address. */
export async function invitationId(email: string): Promise<string> {
  return `invitation-${await sha256(email)}`;
}

/** The words of an invitation. They tell where the pictures are, and advertise nothing. */
export function invitationWords(business: string, name: string) {
  const greeting = texts.greeting(name);
  return {
    subject: texts.subject(business),
    message: [greeting, texts.moved(business), texts.account, texts.nothing].join('\n\n'),
  };
}
