import { sha256 } from '../base/hash.ts';
import { orderMailTexts } from '../mails/texts.ts';
import { invitationTexts as texts } from './texts.ts';

/** The id of the one invitation that an address ever gets, from which nobody reads the address. */
export async function invitationId(email: string): Promise<string> {
  return `invitation-${await sha256(email)}`;
}

/** The words of an invitation. They tell where the pictures are, and advertise nothing. */
export function invitationWords(business: string, name: string) {
  const greeting = texts.greeting(name);
  return {
    subject: texts.subject(business),
    message: [
      greeting,
      texts.moved(business),
      texts.account,
      texts.nothing,
      orderMailTexts.signature(business),
    ].join('\n\n'),
  };
}
