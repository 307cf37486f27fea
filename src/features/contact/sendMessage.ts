import { currentShop } from '#src/stores/shop.ts';
import { env } from '#src/config/env.ts';
import { verifyBotCheck } from '#src/data/functions/botCheck.ts';
import { callFunction } from '#src/data/functions/callables.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { isFilled } from '#src/model/base/formRules.ts';
import { contactContracts } from '#src/model/contact/contracts.ts';
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

/** A message under an id that its repetitions share, with the token of the bot check, which is valid once. */
export interface Sending {
  messageId: string;
  token: string;
  message: ContactMessage;
}

/** The statuses of an address at which no function answers. */
const NOBODY_THERE: readonly unknown[] = [404, 405];

/** Has the server keep a message and mail it. Returns what is left for the page to do. */
async function keep(sending: Sending): Promise<{ isChecked: boolean; isMailed: boolean }> {
  try {
    const { isMailed = true } = await callFunction(contactContracts.sendMessage, sending);
    return { isChecked: true, isMailed };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (!NOBODY_THERE.includes(error.details['status'])) throw error;
    return { isChecked: false, isMailed: false };
  }
}

async function mail(message: ContactMessage): Promise<void> {
  const context = {
    to: currentShop().email,
    now: new Date(),
    phoneMissing: contactTexts.phoneNotGiven,
  };
  // The provider's library is loaded with the first message that needs it.
  const { sendMail } = await import('#src/lib/email.ts');
  await sendMail(contactMailParams(message, context));
}

/**
 * Sends a message to the photographer: to the server, which keeps and mails it, and by the provider of mails
 * where the server does not. An incomplete message is refused.
 */
export async function sendMessage(sending: Sending): Promise<void> {
  const { message, token } = sending;
  const required = [message.name, message.email, message.subject, message.message];
  if (!required.every(isFilled)) throw new AppError('email/incomplete');
  const { isChecked, isMailed } = await keep(sending);
  if (!isChecked) await verifyBotCheck(token);
  if (!isMailed) await mail(message);
  void countLead();
}

/** The text for a message that could not be sent. */
export function failureText({ code, details }: AppError): string {
  return errorText(code, contactErrors.send, { email: currentShop().email, ...details });
}
