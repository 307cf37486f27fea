import type { OperationErrors } from '../base/errorTexts.ts';

/** The portfolio as visitors see it. */
export const portfolioPageTexts = {
  description: 'Et udvalg af portrætter, bryllupper, natur og byliv. Se, hvordan jeg fotograferer.',
} as const;

/** The galleries: albums, single images and portfolio. */
export const galleryTexts = {
  albumsTitle: 'Billedlevering',
  singleImagesTitle: 'Enkeltbilleder',
  portfolioTitle: 'Portfolio',
  albumsDescription:
    'Hele albums, royaltyfri og i fuld opløsning. Se alle billederne, før du køber.',
  singleImagesDescription: 'Enkeltbilleder til salg, royaltyfri og i fuld opløsning.',
  filterLabel: 'Kategori',
  all: 'Alle',
  sortLabel: 'Sortering',
  newest: 'Nyeste',
  oldest: 'Ældste',
  albumCount: (count: number) => (count === 1 ? '1 billede i album' : `${count} billeder i album`),
  noAlbums: 'Ingen albums at vise lige nu!',
  noImages: 'Ingen billeder at vise lige nu!',
  contact: 'Skriv til mig',
  noneInCategory: 'Der er ingen billeder i denne kategori endnu.',
  showAll: 'Vis alle',
  showMore: 'Vis flere',
  imageGone: 'Billedet er her ikke længere. Måske finder du et andet, du holder af.',
  albumGone: 'Albummet er her ikke længere. Måske finder du et andet, du holder af.',
  emptyAlbum: 'Ingen billeder i dette album endnu',
  albumImages: (count: number) => `Album billeder (${count})`,
  allAlbums: 'Alle albums',
  otherAlbums: 'Flere albums',
  previousAlbum: 'Forrige album',
  nextAlbum: 'Næste album',
  addAlbum: 'Tilføj album til kurv',
} as const;

export const galleryErrors = {
  singleImages: { fallback: '❌ Der opstod en fejl ved indlæsning af enkeltbilleder' },
  albums: { fallback: '❌ Der opstod en fejl ved indlæsning af albums' },
  albumImages: {
    fallback: 'Fejl ved indlæsning af album billeder',
    codes: { 'not-found': 'Kunne ikke indlæse album billeder' },
  },
  portfolio: { fallback: 'Der opstod en fejl ved indlæsning af portfolio billeder' },
} satisfies Record<string, OperationErrors>;
