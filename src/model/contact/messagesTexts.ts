import type { OperationErrors } from '../base/errorTexts.ts';
import type { MessageState } from './messages.ts';

const states: Record<MessageState, string> = {
  new: 'Ny',
  answered: 'Besvaret',
  done: 'Afsluttet',
};

const filters: Record<MessageState | 'all', string> = {
  all: 'Alle',
  new: 'Nye',
  answered: 'Besvarede',
  done: 'Afsluttede',
};

/** The tab with the messages of the contact form. */
export const messagesTexts = {
  title: 'Henvendelser',
  intro:
    'Det, besøgende har skrevet i kontaktformularen. Hver henvendelse bliver slettet efter 24 måneder.',
  states,
  filterLegend: 'Vis',
  /** Without a count while the older ones are not here. */
  filter: (filter: MessageState | 'all', count: number | undefined) =>
    count === undefined ? filters[filter] : `${filters[filter]} (${count})`,
  searchLabel: 'Søg blandt henvendelser',
  searchHint: 'Navn, email, emne eller ord',
  none: 'Der er ingen henvendelser endnu. De kommer her, når nogen bruger kontaktformularen.',
  noMatches: 'Ingen henvendelser passer.',
  showMore: 'Vis flere',
  showOlder: 'Vis ældre henvendelser',
  tryAgain: 'Prøv igen',
  olderLoading: 'Henter ældre henvendelser...',
  olderFailed: 'De ældre henvendelser kunne ikke hentes.',
  from: 'Fra',
  email: 'Email',
  phone: 'Telefon',
  arrived: 'Modtaget',
  thread: 'Samtalen',
  you: 'Dig',
  answer: 'Svar',
  answerLabel: 'Dit svar',
  answerHint: (email: string) =>
    `Sendes til ${email}. Det næste, der bliver skrevet tilbage, kommer i din egen indbakke og ikke her.`,
  answerMissing: 'Skriv et svar.',
  answerTooLong: 'Svaret er for langt. Del det i to.',
  send: 'Send svar',
  sending: 'Sender...',
  answered: (name: string) => `Svaret til ${name} er på vej`,
  mailWaits: 'Sendes...',
  mailSent: (time: string) => `Sendt ${time}`,
  mailAgain: 'Send igen',
  close: 'Afslut',
  reopen: 'Genåbn',
  remove: 'Slet',
  removeTitle: (name: string) => `Slet henvendelsen fra ${name}?`,
  removeText:
    'Henvendelsen og dine svar bliver slettet. Mails, der er sendt, bliver ikke kaldt tilbage.',
  removed: 'Henvendelsen er slettet',
} as const;

export const messagesErrors = {
  load: { fallback: 'Henvendelserne kunne ikke hentes. Prøv igen om lidt.' },
  answer: { fallback: 'Svaret blev ikke sendt. Prøv igen om lidt.' },
  state: { fallback: 'Henvendelsen kunne ikke ændres. Prøv igen om lidt.' },
  remove: { fallback: 'Henvendelsen kunne ikke slettes. Prøv igen om lidt.' },
} satisfies Record<string, OperationErrors>;

/** The server's answers about a message. */
export const messageAnswers = {
  adminsOnly: 'Kun administratorer kan svare på en henvendelse.',
  gone: 'Henvendelsen findes ikke længere.',
} as const;
