import type { CustomerMailKind, MailKind } from './outbox.ts';

/** The mails by the names that the dashboard has for them. */
export const mailNames: Record<MailKind, string> = {
  received: 'Ordrebekræftelse',
  'new-order': 'Besked til dig om ordren',
  approved: 'Mail om godkendelsen',
  rejected: 'Mail om annulleringen',
  'withdrawal-statement': 'Link til at bekræfte fortrydelsen',
  withdrawn: 'Kvittering for fortrydelsen',
  'withdrawal-notice': 'Besked til dig om fortrydelsen',
  'files-lost': 'Besked til dig om filer, der mangler',
  refunded: 'Mail om tilbagebetalingen',
  reminder: 'Påmindelse',
  expired: 'Mail om, at ordren er udløbet',
  'payee-changed': 'Mail til en ejer om, at betalingen er ændret',
  invitation: 'Invitation af en kunde',
};

/** The labels of the fields for the photographer's own words: they say when the customer gets each mail. */
export const mailOpenings: Record<CustomerMailKind, string> = {
  received: 'Når ordren er modtaget',
  approved: 'Når betalingen er godkendt',
  rejected: 'Når ordren er afvist',
  'withdrawal-statement': 'Når kunden vil fortryde og skal bekræfte det',
  withdrawn: 'Når købet er fortrudt',
  refunded: 'Når pengene er betalt tilbage',
  reminder: 'Når betalingen mangler',
  expired: 'Når ordren er udløbet',
};
