import type { OpenedGallery, OpenedPicture } from '#src/model/clients/contracts.ts';

/** A picture as a client is told of it. */
export const openedPicture = (id: string, section = ''): OpenedPicture => ({
  id,
  title: id,
  fileName: `${id}.jpg`,
  section,
  order: 0,
  originalPath: `client-galleries/kunde1/original_1700000000000_${id}.jpg`,
  width: 1600,
  height: 1200,
  placeholder: `data:${id}`,
  bytes: 10,
  hasWebFile: false,
  widths: [480, 960],
});

/** A gallery as a client is told of it. */
export const openedGallery: OpenedGallery = {
  id: 'kunde1',
  title: 'Bryllup',
  message: 'Tak for en dejlig dag',
  coverId: 'fest',
  downloads: 'web',
  askedName: '',
  askedCount: 0,
  picturePrice: 0,
  sharesChoices: false,
  showsShop: false,
  expiresAt: new Date('2026-12-31T12:00:00Z'),
  pictures: [openedPicture('ringe'), openedPicture('fest', 'Festen')],
};
