import type { OperationErrors } from '#src/model/base/errorTexts.ts';

/** The editor of the price packages. */
export const pricePackageTexts = {
  title: 'Prispakker',
  groupHint: (count: number) => `${count} ydelser pr. gruppe`,
  add: 'Tilføj pakke',
  addTitle: 'Ny prispakke',
  editTitle: 'Rediger prispakke',
  nameLabel: 'Navn',
  priceLabel: 'Pris i kr (inkl. moms)',
  descriptionLabel: 'Beskrivelse',
  featuresLabel: 'Beskrivelsesindhold',
  featureLabel: (place: number) => `Indhold ${place}`,
  addFeature: 'Tilføj indhold',
  editLabel: (name: string) => `Rediger ${name}`,
  removeLabel: (name: string) => `Slet ${name}`,
  groupFacts: (place: number, count: number) =>
    `Gruppe ${place} · ${count === 1 ? '1 ydelse' : `${count} ydelser`}`,
  removeFeature: (place: number) => `Fjern indhold ${place}`,
  featuredLabel: 'Fremhæv pakken',
  publishedLabel: 'Vis på hjemmesiden',
  groupLabel: 'Gruppe',
  groupOrderLabel: 'Gruppens plads (0-4)',
  removeTitle: (name: string) => `Slet '${name}'?`,
  removeText: 'Pakken forsvinder fra prissiden. Det kan ikke fortrydes.',
  fieldsMissing: 'Udfyld alle obligatoriske felter',
  featuresMissing: 'Tilføj mindst ét beskrivelsesindhold',
  groupOrderInvalid: 'Gruppens plads skal være et tal fra 0 til 4',
  tooMany: 'Der kan højst være 60 prispakker. Slet en, før du tilføjer en ny.',
  none: 'Ingen prispakker fundet - de kan være gået tabt',
  noneYet: "Har du ikke lavet nogen endnu, så begynd med 'Tilføj pakke'.",
  saved: 'Prispakker opdateret',
} as const;

export const pricePackageErrors = {
  load: { fallback: 'Kunne ikke indlæse prispakker' },
  save: { fallback: 'Kunne ikke gemme prispakker' },
  edit: {
    fallback: 'Fejl ved redigering af pakke',
    codes: {
      'not-found': 'Pakke ikke fundet',
      aborted: 'En anden har ændret pakken imens. Luk og åbn den igen for at se det nye.',
    },
  },
  remove: { fallback: 'Fejl ved sletning af pakke' },
} satisfies Record<string, OperationErrors>;
