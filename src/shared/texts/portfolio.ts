import type { OperationErrors } from '#src/model/base/errorTexts.ts';

/** The portfolio as visitors see it. */
export const portfolioPageTexts = {
  description: 'Et udvalg af portrætter, bryllupper, natur og byliv. Se, hvordan jeg fotograferer.',
} as const;

/** The editor of the portfolio. */
export const portfolioTexts = {
  title: 'Portfolio',
  intro: 'Billeder, der viser, hvordan du fotograferer. De er ikke til salg.',
  generalCategory: 'Generelt',
  applyToAll: 'Brug til alle',
  choose: 'Vælg billeder',
  configureTitle: (place: number, count: number) => `Billede ${place} af ${count}`,
  editTitle: 'Rediger billede',
  upload: 'Upload til portfolio',
  titleLabel: 'Titel',
  descriptionLabel: 'Beskrivelse',
  categoryLabel: 'Kategori',
  typesRefused: (files: string) =>
    `Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: ${files}`,
  imagesMissing: 'Venligst vælg mindst ét billede',
  titleMissing: 'Titel er påkrævet',
  categoryMissing: 'Kategori er påkrævet',
  titlesDuplicated: (titles: string) =>
    `Duplikerede titler fundet: ${titles}. Giv hvert billede sin egen titel.`,
  titlesTaken: (titles: string) =>
    `Dette navn eksisterede allerede: ${titles}. Vælg venligst andre titler.`,
  adminRequired: 'Du skal have administratorrettigheder for at uploade til portfolio.',
  removeTitle: (title: string) => `Slet '${title}'?`,
  removeText: 'Billedet forsvinder fra portfolioen. Det kan ikke fortrydes.',
  uploaded: (count: number) =>
    count === 1 ? '1 billede er uploadet' : `${count} billeder er uploadet`,
  updated: (title: string) => `'${title}' er opdateret`,
  removed: (title: string) => `'${title}' er slettet`,
  none: 'Der er ingen billeder i portfolioen endnu.',
} as const;

export const portfolioErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af portfolio billeder' },
  upload: {
    fallback: 'Der opstod en fejl ved upload af portfolio billeder. Prøv igen.',
    codes: {
      'permission-denied': 'Du skal have administratorrettigheder for at uploade til portfolio.',
      'upload/folder-refused':
        'Der opstod en fejl ved upload af portfolio billeder. Mappen understøttes ikke.',
    },
  },
  update: { fallback: '{title} kunne ikke opdateres. Prøv igen.' },
  remove: { fallback: '{title} kunne ikke slettes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
