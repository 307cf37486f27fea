import { expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import {
  breadcrumbData,
  businessData,
  galleryData,
  pictureData,
  productData,
  robotsText,
  type PictureDescription,
} from '#src/model/content/searchEngines.ts';

const ORIGIN = 'https://jerslevfoto.example';
const source = (width: number) => ({
  width,
  url: `https://pictures.example/skov_${width}.webp`,
});
const forest: PictureDescription = {
  ...{ title: 'Skov i tåge', description: 'En tidlig morgen.', priceDkk: 199 },
  alt: 'Graner i tåge',
  ...{ path: '/enkeltbilleder?vis=skov', src: source(480).url },
  picture: { width: 6000, height: 4000, sources: [480, 1600, 960].map(source) },
};

test('robots.txt keeps search engines out of the functions and shows them the pages', () => {
  expect(robotsText(ORIGIN)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://jerslevfoto.example/sitemap.xml\n',
  );
});

test('the business says who, where and how it is reached', () => {
  expect(businessData(site)).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'ProfessionalService' },
    ...{ '@id': `${ORIGIN}/#business`, name: 'Jerslev Foto', telephone: '+4520304050' },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: 'Kirkevej 12', postalCode: '9740' },
      ...{ addressLocality: 'Jerslev', addressCountry: 'DK' },
    },
    founder: { '@type': 'Person', name: 'Asta Vindfeldt Holm' },
  });
});

test('a picture says whose it is, how it may be used and where that right is bought', () => {
  const url = `${ORIGIN}/enkeltbilleder?vis=skov`;
  expect(pictureData(site, forest)).toMatchObject({
    ...{ '@type': 'ImageObject', name: 'Skov i tåge', description: 'En tidlig morgen.' },
    ...{ contentUrl: source(1600).url, width: 1600, height: 1067 },
    ...{ license: `${ORIGIN}/k%C3%B8bsbetingelser#brug`, acquireLicensePage: url },
    creditText: 'Asta Vindfeldt Holm / Jerslev Foto',
    copyrightNotice: '© Asta Vindfeldt Holm',
    creator: { '@type': 'Person', name: 'Asta Vindfeldt Holm' },
    offers: { '@type': 'Offer', price: '199.00', priceCurrency: 'DKK', url },
  });
});

test('a picture without a price, words or a size says less', () => {
  for (const priceDkk of [undefined, 0]) {
    expect(pictureData(site, { ...forest, priceDkk })).not.toHaveProperty('offers');
  }
  const picture = { width: 0, height: 0, sources: [] };
  const data = pictureData(site, { ...forest, description: '', picture });
  expect(data).toHaveProperty('contentUrl', source(480).url);
  expect(data).not.toHaveProperty('width');
  expect(data).not.toHaveProperty('description');
});

test('what is for sale is a product with its offer, and what is only shown is none', () => {
  expect(productData(site, forest)).toMatchObject([
    {
      ...{ '@type': 'Product', name: 'Skov i tåge', image: source(1600).url },
      brand: { name: 'Jerslev Foto' },
      offers: { price: '199.00', availability: 'https://schema.org/InStock' },
    },
  ]);
  expect(productData(site, { ...forest, priceDkk: 0 })).toEqual([]);
});

test('a gallery shows its pictures, but not without end', () => {
  const gallery = { name: 'Enkeltbilleder', description: '', path: '/enkeltbilleder' };
  const pictures = Array<PictureDescription>(200).fill(forest);
  const data = galleryData(site, { ...gallery, pictures });
  expect(data).toMatchObject({
    ...{ '@type': 'ImageGallery', name: 'Enkeltbilleder', url: `${ORIGIN}/enkeltbilleder` },
    publisher: { '@id': `${ORIGIN}/#business` },
  });
  expect(data['associatedMedia']).toHaveLength(50);
});

test('breadcrumbs count from the home page', () => {
  const [home, images] = [
    { name: 'Hjem', path: '/' },
    { name: 'Enkeltbilleder', path: '/enkeltbilleder' },
  ] as const;
  expect(breadcrumbData(site, [home, images])['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Hjem', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: images.name, item: `${ORIGIN}/enkeltbilleder` },
  ]);
});
