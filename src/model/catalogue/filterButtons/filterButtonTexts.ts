import type { OperationErrors } from '../../base/errorTexts.ts';
import type { FilterNameProblem } from './filterButtons.ts';

const problems: Record<FilterNameProblem, string> = {
  'name-missing': 'Venligst angiv et navn til filter knappen',
  duplicate: 'En filter knap med dette navn eksisterer allerede',
};

/** The editor of the filter buttons. */
export const filterButtonTexts = {
  title: 'Filterknapper',
  intro: 'Knapperne bestemmer, hvilke kategorier dine besøgende kan vælge mellem i gallerierne.',
  all: 'Alle',
  allHint: 'Viser alle billeder. Knappen hører til siden.',
  protectedBadge: 'Fast',
  add: 'Tilføj filterknap',
  addTitle: 'Ny filterknap',
  editTitle: 'Rediger filterknap',
  editLabel: (name: string) => `Rediger ${name}`,
  removeLabel: (name: string) => `Slet ${name}`,
  moveUpLabel: (name: string) => `Flyt ${name} op`,
  moveDownLabel: (name: string) => `Flyt ${name} ned`,
  nameLabel: 'Navn',
  nameHint: 'Sådan står kategorien i menuen',
  activeLabel: 'Vis i gallerierne',
  active: 'Aktiv',
  inactive: 'Skjult',
  removeTitle: (name: string) => `Slet '${name}'?`,
  removeText:
    'Kategorien forsvinder fra gallerierne. Billederne bliver, og du kan give dem en anden kategori.',
  renameWarning: 'Når navnet ændres, får kategorien en ny adresse. Dens billeder følger med.',
  carrying: {
    progress: (finished: number, count: number) =>
      `Flytter billeder til den nye adresse: ${finished} af ${count}...`,
    done: (count: number) =>
      count === 1 ? '1 er flyttet til den nye adresse' : `${count} er flyttet til den nye adresse`,
    failed: (titles: string, reason: string) => `Ikke flyttet: ${titles}. ${reason}`,
    left: (count: number) =>
      count === 1 ? '1 nåede ikke at blive flyttet.' : `${count} nåede ikke at blive flyttet.`,
  },
  notCarried: (name: string) =>
    `'${name}' har skiftet navn, og nogle af billederne er ikke fulgt med endnu.`,
  carryRest: 'Flyt resten',
  notListed: 'Kategoriens billeder kunne ikke findes. Prøv igen.',
  usage: (count: number) => {
    if (count === 0) return 'Ingen albums eller billeder bruger den.';
    return count === 1
      ? '1 album eller billede bruger den.'
      : `${count} albums og billeder bruger den.`;
  },
  empty: 'Der er ingen filterknapper endnu.',
  added: (name: string) => `'${name}' er tilføjet`,
  updated: (name: string) => `'${name}' er opdateret`,
  removed: (name: string) => `'${name}' er slettet`,
  moved: (name: string, place: number) => `${name} er nu nummer ${place}`,
  tooMany: 'Der kan højst være 50 filterknapper. Slet en, før du tilføjer en ny.',
  nameTooLong: 'Navnet må højst være på 40 tegn',
  problems,
} as const;

export const filterButtonErrors = {
  load: { fallback: 'Filterknapperne kunne ikke indlæses. Prøv igen.' },
  save: {
    fallback: 'Filterknappen kunne ikke gemmes. Prøv igen.',
    codes: {
      'already-exists': problems.duplicate,
      'not-found': 'Filterknappen findes ikke længere. Den kan være slettet fra en anden browser.',
    },
  },
  remove: { fallback: 'Filterknappen kunne ikke slettes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
