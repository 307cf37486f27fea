import type { MailKind, OptionalMailKind } from './outbox.ts';
import type { CustomerMailKind } from './orderMailRules.ts';

/** The mails by the names that the dashboard has for them. */
export const mailNames: Record<MailKind, string> = {
  received: 'Ordrebekræftelse',
  'new-order': 'Besked til dig om ordren',
  'order-paid': 'Besked til dig om betalingen',
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
  'choice-sent': 'Besked til dig om et valg',
  'choice-commented': 'Besked til dig om en kommentar',
  'gallery-opened': 'Besked til dig om et åbnet galleri',
  'gallery-downloaded': 'Besked til dig om et hentet galleri',
  'storage-near': 'Besked til dig om lageret',
  invitation: 'Invitation af en kunde',
  'message-arrived': 'Besked til dig om en henvendelse',
  'message-answer': 'Svar på en henvendelse',
  'gallery-invitation': 'Mail med linket til et kundegalleri',
  'gallery-pin': 'Mail med koden til et kundegalleri',
  'gallery-waiting': 'Påmindelse om et kundegalleri',
  'gallery-expiry': 'Påmindelse om, at et kundegalleri udløber',
};

/** The moments at which the customer gets each mail. */
export const mailMoments: Record<CustomerMailKind, string> = {
  received: 'Når ordren er modtaget',
  approved: 'Når betalingen er godkendt',
  rejected: 'Når ordren er afvist',
  'withdrawal-statement': 'Når kunden vil fortryde og skal bekræfte det',
  withdrawn: 'Når købet er fortrudt',
  refunded: 'Når pengene er betalt tilbage',
  reminder: 'Når betalingen mangler',
  expired: 'Når ordren er udløbet',
};

/** What the photographer may be told of. */
export const optionalMails: Record<OptionalMailKind, string> = {
  'new-order': 'En ny ordre',
  'order-paid': 'En ordre er betalt og godkendt af sig selv',
  'withdrawal-notice': 'Et fortrudt køb',
  'message-arrived': 'En henvendelse fra kontaktformularen',
  'choice-sent': 'En kunde har sendt sit valg',
  'choice-commented': 'En kunde har skrevet en kommentar',
  'gallery-opened': 'Et kundegalleri er åbnet første gang',
  'gallery-downloaded': 'Billeder er hentet fra et kundegalleri første gang',
  'files-lost': 'Filer til et køb mangler',
  'storage-near': 'Filerne fylder mere end din grænse',
};
