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
  saveAllWeb: 'Hent alle i webstørrelse',
  saveAllOriginal: 'Hent alle originaler',
  saving: 'Henter...',
  savingAll: (percent: number) => `Henter billederne: ${percent} %`,
  saved: 'Billederne er hentet',
  savedPart: (missing: number) =>
    `${missing === 1 ? '1 billede kunne' : `${missing} billeder kunne`} ikke hentes. Prøv igen.`,
  pressAgain: 'Billedet er klar. Tryk en gang til for at gemme det.',
} as const;

export const clientErrors = {
  open: { fallback: 'Galleriet kunne ikke åbnes. Prøv igen.' },
  save: {
    fallback: 'Det kunne ikke hentes. Prøv igen.',
    codes: { 'not-found': 'Det kunne ikke hentes. Genindlæs siden, og prøv igen.' },
  },
} as const;
