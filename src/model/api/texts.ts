import type { OperationErrors } from '../base/errorTexts.ts';
import type { WebhookCall } from './webhooks.ts';

/** The part of the settings about programs. */
export const connectionTexts = {
  title: 'Forbindelser',
  intro:
    'Et token lukker et program ind, for eksempel Lightroom. Det ser ingen priser, ordrer eller kunder ud over valgene i et kundegalleri.',
  tokens: 'Tokens',
  noTokens: 'Ingen programmer har adgang.',
  make: 'Nyt token',
  makeTitle: 'Nyt token',
  makeText: 'Skriv din adgangskode igen. Tokenet vises kun én gang.',
  name: 'Navn',
  nameHint: 'Så du kan kende det igen, for eksempel Lightroom på den bærbare.',
  reach: 'Adgang til',
  everything: 'Upload, album og alle kundegallerier',
  gallery: (title: string) => `Kun galleriet ${title}`,
  oneGallery: 'Kun et galleri',
  goneGallery: 'Et galleri, der er slettet',
  password: 'Din adgangskode',
  save: 'Lav token',
  made: 'Tokenet er lavet',
  shownOnce: 'Kopiér det nu. Det kan ikke vises igen.',
  secretTitle: 'Vises kun denne gang',
  copy: 'Kopiér',
  copied: 'Kopieret',
  close: 'Jeg har gemt det',
  madeBy: (by: string, time: string) => `Lavet af ${by}, ${time}`,
  used: (time: string) => `Sidst brugt ${time}`,
  unused: 'Ikke brugt endnu',
  revoked: (by: string, time: string) => `Lukket af ${by || 'sig selv'}, ${time}`,
  revoke: 'Luk',
  revokeLabel: (name: string) => `Luk ${name}`,
  revokeTitle: 'Luk tokenet?',
  revokeText: (name: string) => `${name} kommer ikke ind mere. Det kan ikke åbnes igen.`,
  revokedNow: 'Tokenet er lukket',
  webhooks: 'Adresser, der får besked',
  noWebhooks: 'Ingen adresser får besked.',
  webhooksText: 'Får besked, når et valg er sendt, og når en ordre er betalt.',
  add: 'Ny adresse',
  addTitle: 'Ny adresse',
  addText: 'Skriv din adgangskode igen. Nøglen, der underskriver beskederne, vises kun én gang.',
  url: 'Adresse',
  saveWebhook: 'Tilføj adresse',
  added: 'Adressen er tilføjet',
  remove: 'Fjern',
  removeLabel: (url: string) => `Fjern ${url}`,
  removeTitle: 'Fjern adressen?',
  removeText: (url: string) => `${url} får ikke besked mere.`,
  removed: 'Adressen er fjernet',
  untold: 'Har ikke fået besked endnu',
  last: {
    queued: 'Næste besked er på vej',
    sending: 'Næste besked er på vej',
    sent: 'Seneste besked kom frem',
    failed: 'Seneste besked kom ikke frem',
  } satisfies Record<WebhookCall['status'], string>,
  lastLine: (state: string, time: string) => `${state}, ${time}`,
} as const;

export const connectionProblems = {
  name: 'Skriv et navn.',
  nameTooLong: (most: number) => `Skriv højst ${most} tegn.`,
  url: 'Skriv en adresse, der begynder med https://, med et navn og uden port.',
  password: 'Skriv din adgangskode.',
} as const;

export const connectionErrors = {
  prefersServerWords: true,
  fallback: 'Forbindelserne kunne ikke ændres. Prøv igen.',
  codes: {
    'auth/wrong-password': 'Adgangskoden er forkert.',
    'auth/invalid-credential': 'Adgangskoden er forkert.',
    'auth/requires-recent-login': 'Log ind igen, og prøv så en gang til.',
    'not-found': 'Butikkens serverfunktioner svarer ikke.',
    'service-failed': 'Butikkens serverfunktioner svarer ikke.',
  },
} satisfies OperationErrors;

export const connectionLoadErrors = {
  fallback: 'Forbindelserne kunne ikke hentes. Prøv igen.',
} satisfies OperationErrors;

/** The answers of the server, on the dashboard and to programs. */
export const apiAnswers = {
  adminsOnly: 'Kun administratorer kan se og ændre forbindelser.',
  secondFactor: 'Log ind igen med koden fra din app, og prøv så en gang til.',
  tooManyTokens: (most: number) => `Der er plads til ${most} tokens. Luk et først.`,
  tooManyWebhooks: (most: number) => `Der er plads til ${most} adresser. Fjern en først.`,
  noSuchGallery: 'Galleriet findes ikke.',
  noSuchAlbum: 'Albummet findes ikke.',
  noSuchPicture: 'Billedet findes ikke.',
  noSuchUpload: 'Der er ingen upload med det nummer.',
  noToken: 'Tokenet mangler, passer ikke eller er lukket.',
  outOfReach: 'Tokenet har ikke adgang til det.',
  tooLarge: (megabytes: number) => `En fil må højst fylde ${megabytes} MB.`,
  albumFull: (most: number) => `Der er plads til ${most} billeder.`,
} as const;
