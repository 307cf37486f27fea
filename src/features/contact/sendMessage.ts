import { site } from '#src/config/site.ts';
import { trackLead } from '#src/lib/analytics.ts';
import { contactMailParams } from '#src/shared/domain/contactMail.ts';
import type { ContactMessage } from '#src/shared/domain/contactMail.ts';
import { contactTexts } from '#src/shared/texts/contact.ts';

/** Mails a message to the photographer. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const context = { to: site.email, now: new Date(), phoneMissing: contactTexts.phoneNotGiven };
  // Most visitors look and do not write: the provider's library comes with the first message.
  const { sendMail } = await import('#src/lib/email.ts');
  await sendMail(contactMailParams(message, context));
  trackLead();
}
