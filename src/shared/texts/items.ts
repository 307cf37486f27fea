/** What the editors of albums, single images and portfolio have in common. */
export const itemTexts = {
  chooseCategory: 'Vælg kategori',
  goneCategory: (slug: string) => `${slug} (findes ikke længere)`,
  noCategory: 'Ingen kategori',
  published: 'Publiceret',
  draft: 'Kladde',
  publishedLabel: 'Vis på hjemmesiden',
  publishedHint: 'Slået fra er det en kladde, som kun du kan se.',
  select: (title: string) => `Vælg ${title}`,
  editLabel: (title: string) => `Rediger ${title}`,
  removeLabel: (title: string) => `Slet ${title}`,
  selected: (count: number) => (count === 1 ? '1 valgt' : `${count} valgt`),
  selectAll: 'Vælg alle',
  selectNone: 'Fravælg',
  setCategory: 'Skift kategori',
  setPrice: 'Skift pris',
  publish: 'Publicér',
  unpublish: 'Gør til kladde',
  removeSelected: 'Slet valgte',
  apply: 'Brug',
  categoryTitle: (count: number) =>
    count === 1 ? 'Ny kategori til 1' : `Ny kategori til ${count}`,
  priceTitle: (count: number) => (count === 1 ? 'Ny pris til 1' : `Ny pris til ${count}`),
  removeTitle: (count: number) => (count === 1 ? 'Slet den valgte?' : `Slet de ${count} valgte?`),
  removeText: (titles: string) =>
    `${titles} forsvinder fra hjemmesiden. Det, som kunder har købt, bliver bevaret til dem.`,
  andMore: (titles: string, count: number) => `${titles} og ${count} til`,
  changed: (count: number) => (count === 1 ? '1 er ændret' : `${count} er ændret`),
  notChanged: (count: number) =>
    count === 1 ? '1 kunne ikke ændres. Prøv igen.' : `${count} kunne ikke ændres. Prøv igen.`,
  removed: (count: number) => (count === 1 ? '1 er slettet' : `${count} er slettet`),
  notRemoved: (count: number) =>
    count === 1 ? '1 kunne ikke slettes. Prøv igen.' : `${count} kunne ikke slettes. Prøv igen.`,
  filesKept: 'Filerne er bevaret til de kunder, der har købt dem.',
  filesLeft: 'En fil blev liggende. Den ryddes op senere.',
  notOrdered: 'Rækkefølgen kunne ikke gemmes. Prøv igen.',
  gone: 'Findes ikke længere. Det kan være slettet fra en anden browser.',
} as const;
