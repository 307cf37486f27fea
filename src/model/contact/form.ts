import { EMAIL_MAX_LENGTH, isEmail } from '../account/email.ts';
import { type RuleTable, hasLength, isFilled } from '../base/formRules.ts';
import { type ContactMessage, contactPhoneProblem } from './mail.ts';
import { contactTexts } from './texts.ts';

export const CONTACT_NAME_MIN_LENGTH = 2;
export const CONTACT_SUBJECT_MIN_LENGTH = 3;
export const CONTACT_MESSAGE_MIN_LENGTH = 10;

/** The longest texts that the form takes. */
export const CONTACT_MAX_LENGTHS: Readonly<Record<keyof ContactMessage, number>> = {
  name: 200,
  email: EMAIL_MAX_LENGTH,
  phone: 40,
  subject: 200,
  message: 5000,
};

export const contactRules: RuleTable<ContactMessage> = [
  { field: 'name', check: ({ name }) => isFilled(name), message: contactTexts.nameMissing },
  {
    field: 'name',
    check: ({ name }) => hasLength(name, CONTACT_NAME_MIN_LENGTH),
    message: contactTexts.nameShort,
  },
  { field: 'email', check: ({ email }) => isFilled(email), message: contactTexts.emailMissing },
  {
    field: 'email',
    check: ({ email }) => isEmail(email.trim()),
    message: contactTexts.emailInvalid,
  },
  {
    field: 'subject',
    check: ({ subject }) => isFilled(subject),
    message: contactTexts.subjectMissing,
  },
  {
    field: 'subject',
    check: ({ subject }) => hasLength(subject, CONTACT_SUBJECT_MIN_LENGTH),
    message: contactTexts.subjectShort,
  },
  {
    field: 'message',
    check: ({ message }) => isFilled(message),
    message: contactTexts.messageMissing,
  },
  {
    field: 'message',
    check: ({ message }) => hasLength(message, CONTACT_MESSAGE_MIN_LENGTH),
    message: contactTexts.messageShort,
  },
  {
    field: 'phone',
    check: ({ phone }) => contactPhoneProblem(phone) === undefined,
    message: ({ phone }) => contactTexts.phoneProblems[contactPhoneProblem(phone) ?? 'format'],
  },
];
