import { currentShop } from '#src/stores/shop.ts';
import { env } from '#src/config/env.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { AppError } from '#src/model/base/errors.ts';
import { isFilled } from '#src/model/base/formRules.ts';
import { contactMailParams, type ContactMessage } from '#src/model/contact/mail.ts';
import { contactErrors, contactTexts } from '#src/model/contact/texts.ts';
import { allows } from '#src/stores/consent.ts';

/** Counts a message that was sent, where visits are measured. */
async function countLead(): Promise<void> {
  if (env.measurementId === null || !allows('statistics')) return;
  try {
    const { trackLead } = await import('#src/lib/measurement.ts');
    trackLead();
  } catch (thrown) {
    console.warn('The message was not counted', thrown);
  }
}

/** Mails a message to the photographer. An incomplete message is refused. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const required = [message.name, message.email, message.subject, message.message];
  if (!required.every(isFilled)) throw new AppError('email/incomplete');
  const context = {
    to: currentShop().email,
    now: new Date(),
    phoneMissing: contactTexts.phoneNotGiven,
  };
  // Most visitors send no message, so the provider's library is loaded with the first one.
  const { sendMail } = await import('#src/lib/email.ts');
  await sendMail(contactMailParams(message, context));
  void countLead();
}

/** The text for a message that could not be sent. */
export function failureText({ code, details }: AppError): string {
  return errorText(code, contactErrors.send, { email: currentShop().email, ...details });
}
