import type { OperationErrors } from '../base/errorTexts.ts';
import type { ReminderProblem } from './reminders.ts';

const problems: Record<ReminderProblem, string> = {
  days: 'Skriv et helt tal fra 1 til 365',
  order: 'Udløbet skal komme efter påmindelsen',
};

/** The reminders of unpaid orders, in the tab of orders awaiting payment. */
export const reminderTexts = {
  remindsOn: (day: string) => `Påmindelse sendes ${day}`,
  remindedOn: (day: string) => `Påmindelse sendt ${day}`,
  expiresOn: (day: string) => `Udløber ${day}`,
  stopped: 'Ingen påmindelse, og ordren udløber ikke',
  stop: 'Stop',
  stopOf: (number: string) => `Stop påmindelse og udløb af ordre ${number}`,
  resume: 'Genoptag',
  resumeOf: (number: string) => `Genoptag påmindelse og udløb af ordre ${number}`,
  title: 'Ubetalte ordrer',
  summary: (afterDays: number, expireAfterDays: number) =>
    `Kunden får en påmindelse efter ${afterDays} dage, og ordren udløber efter ${expireAfterDays} dage.`,
  off: 'Der sendes ingen påmindelser, og ordrer udløber ikke.',
  change: 'Skift',
  changeLabel: 'Skift påmindelser og udløb',
  dialogTitle: 'Påmindelser og udløb',
  isOn: 'Send påmindelser, og lad ubetalte ordrer udløbe',
  afterDays: 'Påmindelse efter (dage)',
  expireAfterDays: 'Udløb efter (dage)',
  save: 'Gem',
  saving: 'Gemmer...',
  saved: 'Påmindelserne er gemt.',
  problems,
} as const;

export const reminderErrors = {
  save: { fallback: 'Påmindelserne kunne ikke gemmes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
