import { describe, expect, test } from 'vitest';
import { renderHome, renderItem, renderPage, shopOf } from '#src/app/served/render.tsx';
import type { ServedItem } from '#src/app/served/servedItem.tsx';
import type { PageView } from '#src/app/served/shownPage.tsx';
import { localGiftCards } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import type { Album, PortfolioItem, SingleImage } from '#src/model/catalogue/schema.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { aboutContent, aboutProfile, pricePackage } from '../../../support/aboutRecords.ts';
import { album, filterButton, portfolioItem, singleImage } from '../../../support/records.ts';
import { descriptionsIn, problemsOf } from '../../../support/structuredData.ts';

const shop: Shop = { ...site, giftCards: false, licences: false };

const url = 'https://pictures.example/skov_1600.webp';
const picture = { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url }] };
const words = { description: 'En tidlig morgen.', alt: 'Graner i tåge', picture };

const forest: SingleImage = singleImage('Skov', { ...words, slug: 'skov', watermarkedSrc: url });
const coast: Album = {
  ...album('Kysten', []),
  watermarkedCoverUrl: url,
  slug: 'kysten',
  price: 900,
};
const fog: PortfolioItem = portfolioItem('Tåge', { ...words, slug: 'taage', imageUrl: url });

const shelf = { isWhole: true, buttons: [filterButton('Natur')] };

const galleries: PageView[] = [
  { name: 'albums', items: [coast], ...shelf },
  { name: 'singleImages', items: [forest], ...shelf },
  { name: 'gallery', items: [forest], ...shelf },
  { name: 'portfolio', items: [fog], ...shelf },
];

const others: PageView[] = [
  { name: 'about', content: aboutContent(), profile: aboutProfile() },
  { name: 'prices', packages: [pricePackage('Halvdag')], pictures: [fog] },
  { name: 'contact', profile: aboutProfile() },
  { name: 'privacyPolicy' },
  { name: 'salesTerms' },
  { name: 'cookiePolicy' },
];

const items: ServedItem[] = [
  { kind: 'album', name: 'kysten', items: [coast] },
  { kind: 'billede', name: 'skov', items: [forest] },
  { kind: 'portfolio', name: 'taage', items: [fog] },
];

async function html(view: PageView, open: Shop = shop): Promise<string> {
  const { head, content } = await renderPage(view, open);
  return head + content;
}

function expectOneTitle(page: string): void {
  expect(page.match(/<title/g)).toHaveLength(1);
  expect(page.match(/<h1/g)).toHaveLength(1);
}

describe.each([...galleries, ...others])('the page $name', (view) => {
  test('has one title, one heading of the first rank, the ways to the others and the imprint', async () => {
    const page = await html(view);
    expectOneTitle(page);
    expect(page).toContain('rel="canonical"');
    for (const path of ['/portfolio', '/priser', '/kontakt']) {
      expect(page).toContain(`href="${path}"`);
    }
    expect(page).toContain('CVR-nr.');
  });

  test('shows what it has and waits for nothing', async () => {
    expect(await html(view)).not.toMatch(/aria-busy|Indlæser|role="alert"/);
  });

  test('locks no link, as nobody is asked about cookies', async () => {
    expect(await html(view)).not.toContain('aria-disabled');
  });
});

test.each(items)('the page of an item of the kind $kind has one title and one heading', (view) => {
  const { head, content } = renderItem(view, shop);
  expectOneTitle(head + content);
});

test.each([
  [galleries[0], ['href="/album/kysten"', '900,00', `src="${url}"`]],
  [galleries[1], ['href="/billede/skov"', '199,00', `src="${url}"`, 'alt="Graner i tåge"']],
  [galleries[3], ['href="/portfolio/taage"', 'En tidlig morgen.', 'alt="Graner i tåge"']],
  [others[0], ['Første afsnit.', 'Et kamera fra 1974']],
  [others[1], ['Halvdag', '14.900,00']],
  [others[2], ['mailto:kontakt@jerslevfoto.example', 'Kirkevej 12']],
  [others[3], ['Asta Vindfeldt Holm']],
] as const)('%o is there to read', async (view, expected) => {
  const page = view ? await html(view) : '';
  for (const each of expected) expect(page).toContain(each);
});

test('a gallery without pictures says so', async () => {
  const page = await html({ name: 'portfolio', ...shelf, items: [] });
  expect(page).toContain('Ingen billeder at vise lige nu!');
});

test('it is the shop of today, with what its options add to the terms', async () => {
  const moved = { ...shop, address: { ...shop.address, street: 'Havnen 7' } };
  expect(await html({ name: 'contact', profile: aboutProfile() }, moved)).toContain('Havnen 7');
  const terms: PageView = { name: 'salesTerms' };
  expect(await html(terms)).not.toContain('Gyldighed: gavekortet');
  const withGiftCards = { ...shop, giftCards: localGiftCards };
  expect(await html(terms, withGiftCards)).toContain('Gyldighed: gavekortet');
});

describe('what the page says to machines is valid', () => {
  const described = (page: string) => {
    const found = descriptionsIn(page);
    return {
      types: found.map((each) => each['@type']),
      problems: found.flatMap(problemsOf),
    };
  };

  test.each(galleries)('on the page $name', async (view) => {
    expect(described(await html(view))).toEqual({
      types: ['ImageGallery', 'BreadcrumbList'],
      problems: [],
    });
  });

  test.each(items)('on the page of an item of the kind $kind', (view) => {
    const product = view.kind === 'portfolio' ? [] : ['Product'];
    expect(described(renderItem(view, shop).content)).toEqual({
      types: ['ImageObject', ...product, 'BreadcrumbList'],
      problems: [],
    });
  });

  test('where an album has no picture yet', () => {
    const empty = { ...coast, watermarkedCoverUrl: '' };
    const view: ServedItem = { kind: 'album', name: 'kysten', items: [empty] };
    expect(described(renderItem(view, shop).content).problems).toEqual([]);
  });

  test('and what is not, is found', () => {
    const offer = { '@type': 'Offer', price: '0.00', priceCurrency: 'DKK', url, colour: 'red' };
    const problems = problemsOf({ '@type': 'Product', name: 'Skov', offers: offer });
    expect(problems).toEqual([
      'The vocabulary is missing',
      'Product.image is missing',
      'Product.offers: Offer.availability is missing',
      'Product.offers: Offer.price has a wrong value',
      'Product.offers: Offer.colour is no known property',
    ]);
  });
});

describe('the front page of a site that is built now', () => {
  const fields = {
    heroTitle: { stringValue: 'Nordisk lys' },
    backgroundMedia: { stringValue: url },
  };

  test('has its words, its picture and the ways on', () => {
    const page = renderHome({ fields }, shop);
    expect(page).toContain('>Nordisk lys</h1>');
    expect(page).toContain(`src="${url}"`);
    for (const path of ['/billedlevering', '/enkeltbilleder', '/priser', '/privatlivspolitik']) {
      expect(page).toContain(`href="${path}"`);
    }
  });

  test.each([null, { fields: { ...fields, backgroundType: { stringValue: 'video' } } }])(
    'does without a picture where there is none to show',
    (stored) => expect(renderHome(stored, shop)).not.toContain('<img'),
  );

  test('is that of the shop by its settings, and of what is built in where these cannot be read', () => {
    const settings = shopOf({ fields: { businessName: { stringValue: 'Lys og Hav' } } });
    expect(settings).toMatchObject({ businessName: 'Lys og Hav', address: site.address });
    expect(renderHome(null, settings)).toContain('Lys og Hav v/ Asta Vindfeldt Holm');
    expect(shopOf(null)).toMatchObject({ businessName: 'Jerslev Foto', address: site.address });
    expect(shopOf({ fields: { businessName: { integerValue: '7' } } })).toBe(site);
  });
});
