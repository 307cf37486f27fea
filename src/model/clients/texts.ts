import type { Opening } from './contracts.ts';

const pictureCount = (count: number) => (count === 1 ? '1 billede' : `${count} billeder`);

const otherwise = 'Skriv til mig, hvis du mener, det er en fejl.';

type Refused = Exclude<Opening, 'open' | 'pinNeeded' | 'pinWrong' | 'pinWait'>;

const closed: Record<Refused, { title: string; text: string }> = {
  unknown: {
    title: 'Linket virker ikke',
    text: `Se efter, at du har fået det hele med. ${otherwise}`,
  },
  closed: { title: 'Galleriet er lukket', text: otherwise },
  expired: { title: 'Galleriet er udløbet', text: otherwise },
  pinLocked: {
    title: 'Galleriet er låst',
    text: 'Koden er tastet forkert for mange gange. Skriv til mig, så låser jeg op.',
  },
};

/** The gallery of a client. */
export const clientTexts = {
  pageTitle: 'Dit galleri',
  opening: 'Galleriet åbnes...',
  closed,
  contact: 'Skriv til mig',
  pinTitle: 'Dit galleri er beskyttet med en kode',
  pinLabel: 'Kode',
  pinHint: 'Du har fået koden af mig.',
  pinSubmit: 'Åbn galleriet',
  pinShape: 'Koden er på fire til otte cifre.',
  pinWrong: 'Koden er forkert. Prøv igen.',
  pinWait: (seconds: number) =>
    `Vent ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}, og prøv så igen.`,
  by: (photographer: string) => `Fotograferet af ${photographer}`,
  until: (day: string) => `Kan ses til og med ${day}`,
  see: 'Se billederne',
  pictures: pictureCount,
  empty: 'Her er ingen billeder endnu. Kom tilbage om lidt.',
  openPicture: (title: string) => `Åbn ${title}`,
  saveWeb: 'Gem i webstørrelse',
  saveOriginal: 'Gem originalen',
  saveAll: { web: 'Hent alle i webstørrelse', original: 'Hent alle originaler' },
  saveList: { web: 'Hent listen i webstørrelse', original: 'Hent listens originaler' },
  saveSection: { web: 'Hent afsnittet i webstørrelse', original: 'Hent afsnittets originaler' },
  saving: 'Henter...',
  savingAll: (percent: number) => `Henter billederne: ${percent} %`,
  saved: 'Billederne er hentet',
  savedPart: (missing: number) =>
    `${missing === 1 ? '1 billede kunne' : `${missing} billeder kunne`} ikke hentes. Prøv igen.`,
  pressAgain: 'Billedet er klar. Tryk en gang til for at gemme det.',
} as const;

const noRoom = 'Der er ikke plads til flere, der vælger. Skriv til mig.';

/** Choosing in the gallery of a client. */
export const choosingTexts = {
  region: 'Dit valg',
  firstList: 'Favoritter',
  list: 'Liste',
  newList: 'Ny liste...',
  heart: (title: string, list: string) => `${title}: ${list}`,
  count: (count: number, limit: number | undefined) =>
    limit === undefined ? pictureCount(count) : `${count} af ${limit}`,
  showChosen: 'Vis valgte',
  showAll: 'Vis alle',
  nothingChosen: 'Der er ingen billeder i listen endnu. Tryk på hjertet ved et billede.',
  send: 'Send valget',
  sentOn: (day: string) => `Sendt ${day}`,
  sync: {
    saved: '',
    sending: 'Gemmer...',
    waiting: 'Gemt på denne enhed. Sendes, når der er forbindelse.',
    onlyHere:
      'Din browser har ikke plads til at gemme dit valg. Lad siden være åben, til det er sendt.',
    noRoom,
  },
  full: (limit: number) => `Du har valgt ${limit}. Tag et billede fra, før du vælger et andet.`,
  locked: 'Valget er sendt. Skriv til mig, hvis det skal ændres.',
  nameTitle: 'Hvem vælger?',
  nameIntro: 'Så ved jeg, hvem valget er fra.',
  nameShared: 'De andre, der har linket, kan se dit navn, dine lister og dine kommentarer.',
  nameLabel: 'Navn',
  nameMissing: 'Skriv dit navn.',
  emailLabel: 'Email (valgfrit)',
  emailWrong: 'Skriv en gyldig email, eller lad feltet stå tomt.',
  kept: 'Navnet og dit valg bliver husket i denne browser. Kun jeg ser din email.',
  goOn: 'Fortsæt',
  newListTitle: 'Ny liste',
  listLabel: 'Listens navn',
  listHint: 'For eksempel Til farmor.',
  listMissing: 'Skriv et navn.',
  listsFull: (most: number) => `Der er ikke plads til flere end ${most} lister.`,
  makeList: 'Lav listen',
  removeList: 'Slet listen',
  removeListTitle: (name: string) => `Slet listen '${name}'?`,
  removeListText: 'Billederne bliver i galleriet og i dine andre lister.',
  sendTitle: (name: string, count: number) => `Send ${pictureCount(count)} til '${name}'?`,
  sendText: 'Når valget er sendt, kan du ikke ændre det. Jeg kan åbne det igen for dig.',
  sendFewer: (count: number, limit: number) =>
    `Du har valgt ${count} af ${limit}. Du kan også vælge flere først.`,
  sent: 'Valget er sendt. Tak!',
  device: 'På en anden enhed',
  deviceTitle: 'Vælg videre på en anden enhed',
  deviceText:
    'Scan koden med den anden enhed, eller send linket til dig selv. Giv det ikke til andre: den, der har det, vælger i dit navn.',
  deviceLabel: 'QR-kode med dit eget link',
  copyLink: 'Kopiér linket',
  linkCopied: 'Linket er kopieret',
  goesOn: (name: string) => `Du vælger videre som ${name}`,
  notYet: 'Dit valg fra den anden enhed er ikke hentet endnu. Prøv igen, når der er forbindelse.',
  notMe: 'Vælg som en anden',
  notMeHint: (name: string) => `Du vælger som ${name}.`,
  otherHere: (name: string) => `Her vælger ${name}. Brug linket i en anden browser.`,
  others: 'Andres valg',
  othersTitle: 'Det har de andre valgt',
  show: (list: string) => `Vis ${list}`,
  othersEmpty: 'Ingen billeder endnu',
  otherList: (name: string, list: string) => `${name}: ${list}`,
  /** Between the names of those who choose together. */
  and: ' og ',
  comment: 'Kommentar',
  commentTitle: (title: string) => `Kommentar til ${title}`,
  commentLabel: 'Din kommentar',
  commentHint: 'For eksempel: Kan den blive i sort-hvid?',
  saveComment: 'Gem kommentaren',
} as const;

/** The mails that remind a client of a gallery. */
export const clientReminderTexts = {
  'gallery-waiting': {
    subject: (title: string) => `Dine billeder venter: ${title}`,
    lead: 'Dit galleri er klar, men det er ikke blevet åbnet endnu.',
  },
  'gallery-expiry': {
    subject: (title: string, day: string) => `'${title}' kan ses til og med ${day}`,
    lead: 'Dit galleri udløber snart. Derefter kan billederne ikke ses.',
  },
  until: (day: string) => `Billederne kan ses til og med ${day}.`,
  save: 'Hent dem, du vil beholde, inden da.',
  withPin: 'Du skal bruge den kode, du har fået af mig.',
  open: 'Åbn galleriet',
} as const;

/** The mail with the PIN, which goes apart from the link. */
export const pinMailTexts = {
  subject: (title: string) => `Koden til '${title}'`,
  message: (pin: string, business: string) =>
    `Hej\n\nKoden til galleriet er ${pin}.\n\nDu får linket i en anden mail.\n\nVenlig hilsen\n${business}`,
} as const;

export const clientErrors = {
  open: { fallback: 'Galleriet kunne ikke åbnes. Prøv igen.' },
  send: {
    fallback: 'Valget blev ikke sendt. Prøv igen.',
    codes: { 'quota-exceeded': noRoom },
  },
  leave: { fallback: 'Valget er ikke sendt endnu. Prøv igen, når der er forbindelse.' },
  copy: { fallback: 'Linket kunne ikke kopieres. Scan koden i stedet.' },
  save: {
    fallback: 'Det kunne ikke hentes. Prøv igen.',
    codes: { 'not-found': 'Det kunne ikke hentes. Genindlæs siden, og prøv igen.' },
  },
} as const;
