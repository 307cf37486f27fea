import { routes } from '../base/routes.ts';
import { isEmail } from './email.ts';

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
