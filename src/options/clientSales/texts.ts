import { formatKroner } from '#src/model/base/money.ts';
import { clientTexts } from '#src/model/clients/texts.ts';

/** Buying pictures of the gallery, which go through the cart of the shop. */
export const clientSaleTexts = {
  offer: (price: number) =>
    `Flere billeder koster ${formatKroner(price)} stykket i fuld størrelse.`,
  buy: (price: number) => `Køb for ${formatKroner(price)}`,
  buyList: 'Køb billederne',
  fullOrBuy: (limit: number, price: number) =>
    `Du har valgt ${limit}. Tag et billede fra, eller køb flere for ${formatKroner(price)} stykket.`,
  title: (count: number) => (count === 1 ? 'Køb billedet' : `Køb ${clientTexts.pictures(count)}`),
  text: 'Du får originalen i fuld størrelse til privat brug, og den kan hentes for altid i din købshistorik.',
  sum: (count: number, price: number, total: number) =>
    count === 1
      ? formatKroner(price)
      : `${count} × ${formatKroner(price)} = ${formatKroner(total)}`,
  add: 'Læg i kurven',
  adding: 'Lægger i kurven...',
  stay: 'Bliv i galleriet',
  toCart: 'Gå til kurven',
  added: (count: number) =>
    count === 1 ? 'Billedet ligger i kurven.' : `${clientTexts.pictures(count)} ligger i kurven.`,
  full: (most: number) =>
    `Kurven har plads til ${most}. Bestil det, der ligger i den, og læg resten i bagefter.`,
  signInText:
    'Log ind, eller opret en konto, så ved jeg, hvem billederne er til. Bagefter kommer du tilbage hertil; lad siden være åben, mens du bekræfter din email.',
  waits: (titles: readonly string[], total: number) =>
    `${titles.length === 1 ? titles.join() : clientTexts.pictures(titles.length)} · ${formatKroner(total)} venter i galleriet, til du er logget ind.`,
  signIn: 'Log ind',
  register: 'Opret konto',
  consentText:
    'Svar først på spørgsmålet om cookies i butikken. Den åbner i et nyt vindue: kom tilbage hertil bagefter.',
  openShop: 'Åbn butikken',
  errors: {
    fallback: 'Billederne blev ikke lagt i kurven. Prøv igen.',
    prefersServerWords: true,
  },
} as const;

/** The answers of the server to somebody who wants to buy. */
export const clientSaleAnswers = {
  notSold: 'Der sælges ikke billeder i dette galleri mere.',
  unverified: 'Bekræft din e-mail, før du køber billeder.',
  unknown: 'Et af billederne er ikke i galleriet mere. Genindlæs siden.',
  gone: (title: string) => `${title} kan ikke købes lige nu. Skriv til mig.`,
} as const;
