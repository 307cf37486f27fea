/** The pictures that a visitor has chosen with the heart. */
export const favouriteTexts = {
  title: 'Favoritter',
  favourite: 'Favorit',
  heart: (title: string) => `Favorit: ${title}`,
  link: (count: number) =>
    count === 1 ? 'Favoritter, 1 billede' : `Favoritter, ${count} billeder`,
  intro:
    'Dine favoritter ligger i denne browser, til du fjerner dem. Logger du ind, følger de din konto.',
  introOfAccount: 'Dine favoritter følger din konto, så du finder dem på alle dine enheder.',
  empty: 'Du har ingen favoritter endnu. Tryk på hjertet ved et billede, så finder du det her.',
  browse: 'Se enkeltbilleder',
  share: 'Del favoritter',
  sharedTitle: 'Delte favoritter',
  sharedIntro: 'Disse billeder er valgt af en, der har delt linket med dig.',
  sharedEmpty: 'Billederne er her ikke længere. Måske finder du andre, du holder af.',
  save: 'Gem som mine favoritter',
  saved: 'Billederne er gemt som dine favoritter',
  full: (most: number) =>
    `Der er plads til ${most} favoritter. Fjern nogle af dem, før du gemmer flere.`,
  addAll: (count: number) =>
    count === 1 ? 'Tilføj 1 billede til kurv' : `Tilføj ${count} billeder til kurv`,
} as const;
