import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import {
  breadcrumbData,
  businessData,
  galleryData,
  pictureData,
  type PictureDescription,
} from '#src/model/content/searchEngines.ts';

const forest: PictureDescription = {
  title: 'Skov i tåge',
  description: 'En tidlig morgen.',
  path: '/enkeltbilleder?vis=skov',
  src: 'https://pictures.example/skov_480.webp',
  picture: {
    width: 6000,
    height: 4000,
    sources: [
      { width: 480, url: 'https://pictures.example/skov_480.webp' },
      { width: 1600, url: 'https://pictures.example/skov_1600.webp' },
      { width: 960, url: 'https://pictures.example/skov_960.webp' },
    ],
  },
  priceDkk: 199,
};

test('the business says who, where and how it is reached', () => {
  expect(businessData(site)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': 'https://jerslevfoto.example/#business',
    name: 'Jerslev Foto',
    telephone: '+4520304050',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Kirkevej 12',
      postalCode: '9740',
      addressLocality: 'Jerslev',
      addressCountry: 'DK',
    },
    founder: { '@type': 'Person', name: 'Asta Vindfeldt Holm' },
  });
});

describe('a picture', () => {
  test('says whose it is, how it may be used and where that right is bought', () => {
    expect(pictureData(site, forest)).toMatchObject({
      '@type': 'ImageObject',
      name: 'Skov i tåge',
      description: 'En tidlig morgen.',
      contentUrl: 'https://pictures.example/skov_1600.webp',
      width: 1600,
      height: 1067,
      license: 'https://jerslevfoto.example/k%C3%B8bsbetingelser#brug',
      acquireLicensePage: 'https://jerslevfoto.example/enkeltbilleder?vis=skov',
      creditText: 'Asta Vindfeldt Holm / Jerslev Foto',
      copyrightNotice: '© Asta Vindfeldt Holm',
      creator: { '@type': 'Person', name: 'Asta Vindfeldt Holm' },
      offers: {
        '@type': 'Offer',
        price: '199.00',
        priceCurrency: 'DKK',
        url: 'https://jerslevfoto.example/enkeltbilleder?vis=skov',
      },
    });
  });

  test.each([undefined, 0])('for %s kroner is not for sale', (priceDkk) => {
    expect(pictureData(site, { ...forest, priceDkk })).not.toHaveProperty('offers');
  });

  test('of unknown size, without words or widths, says less', () => {
    const picture = { width: 0, height: 0, sources: [] };
    const data = pictureData(site, { ...forest, description: '', picture });
    expect(data).toHaveProperty('contentUrl', 'https://pictures.example/skov_480.webp');
    expect(data).not.toHaveProperty('width');
    expect(data).not.toHaveProperty('description');
  });
});

test('a gallery shows its pictures, but not without end', () => {
  const gallery = { name: 'Enkeltbilleder', description: '', path: '/enkeltbilleder' };
  const data = galleryData(site, {
    ...gallery,
    pictures: Array<PictureDescription>(200).fill(forest),
  });
  expect(data).toMatchObject({
    '@type': 'ImageGallery',
    name: 'Enkeltbilleder',
    url: 'https://jerslevfoto.example/enkeltbilleder',
    publisher: { '@id': 'https://jerslevfoto.example/#business' },
  });
  expect(data['associatedMedia']).toHaveLength(50);
});

test('breadcrumbs count from the home page', () => {
  const data = breadcrumbData(site, [
    { name: 'Hjem', path: '/' },
    { name: 'Enkeltbilleder', path: '/enkeltbilleder' },
  ]);
  expect(data['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hjem', item: 'https://jerslevfoto.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Enkeltbilleder',
      item: 'https://jerslevfoto.example/enkeltbilleder',
    },
  ]);
});
