import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import { itemRoutes, routes, servedPages, type ItemKind } from '#src/model/base/routes.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { homes } from '../../../functions/src/addresses/nameItems.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { pageAt } from '../../../functions/src/pages/publicPage.ts';
import { listAt } from '../../../functions/src/addresses/siteLists.ts';
import { aboutContent } from '../../support/aboutRecords.ts';
import { descriptionsIn, problemsOf } from '../../support/structuredData.ts';
import { unique } from '../support/people.ts';
import { storageUrl } from '../support/local.ts';

const fileOf = (name: string) => {
  const path = `watermarked/enkeltbilleder/skov/watermarked_1760000000000_${name}_1600.webp`;
  return publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, storageUrl(''));
};

interface Changes {
  title?: string;
  [field: string]: unknown;
}

function record(name: string, changes: Changes) {
  const url = fileOf(name);
  return {
    title: 'Skov i tåge',
    description: 'En tidlig morgen.',
    slug: name,
    isPublished: true,
    visible: true,
    price: 250,
    images: [],
    originalSrc: 'high-quality/enkeltbilleder/skov/original_1760000000000_a1.jpg',
    filename: 'DSC_1234.jpg',
    watermarkedSrc: url,
    watermarkedCoverUrl: url,
    imageUrl: url,
    picture: { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url }] },
    createdAt: new Date(),
    ...changes,
  };
}

/** Stores an item until the test ends. */
async function store(collection: string, changes: Changes = {}) {
  const name = unique().toLowerCase();
  const ref = firestore().doc(`${collection}/${unique()}`);
  onTestFinished(async () => void (await ref.delete()));
  const fields: [string, unknown][] = Object.entries(record(name, changes));
  await ref.set(Object.fromEntries(fields.filter(([, value]) => value !== undefined)));
  return { name, ref };
}

async function keep(path: string, content: object): Promise<void> {
  const ref = firestore().doc(path);
  onTestFinished(async () => void (await ref.delete()));
  await ref.set({ ...content });
}

async function open(path: string): Promise<string> {
  const { status, html, headers, cause } = await pageAt({ method: 'GET', path: encodeURI(path) });
  expect([path, status, cause]).toEqual([path, 200, undefined]);
  expect(headers['cache-control']).toContain('s-maxage=300');
  return html;
}

const places = (Object.keys(itemRoutes) as ItemKind[]).flatMap((kind) =>
  homes[kind].map((collection) => ({ kind, collection, path: routes[itemRoutes[kind].page] })),
);

describe.each(places)('the list of $path, from $collection', ({ kind, collection, path }) => {
  test('leads to its items, with pictures and words', async () => {
    const { name } = await store(collection, { alt: 'Graner' });
    const html = await open(path);
    expect(html).toContain(`href="/${kind}/${name}"`);
    expect(html).toContain('>Skov i tåge</a>');
    expect(html).toContain(fileOf(name).replaceAll('&', '&amp;'));
    expect(html).not.toMatch(/high-quality|DSC_1234/);
    expect(descriptionsIn(html).flatMap(problemsOf)).toEqual([]);
  });

  test.each<[string, (ref: FirebaseFirestore.DocumentReference) => Promise<unknown>]>([
    ['unpublished', (ref) => ref.update({ isPublished: false })],
    ['deleted', (ref) => ref.delete()],
    ['unreadable', (ref) => ref.update({ title: 7 })],
    [
      'binned',
      async (ref) => {
        const stored = (await ref.get()).data();
        await keep(`${collections.bin}/x-${ref.id}`, { kind: 'image', record: { ...stored } });
        await ref.delete();
      },
    ],
  ])('has what is %s in no answer', async (_, change) => {
    const { name, ref } = await store(collection);
    const other = await store(collection, { title: 'Bliver' });
    expect(await open(path)).toContain(name);
    await change(ref);
    const html = await open(path);
    expect(html).not.toContain(name);
    expect(html).toContain(other.name);
  });

  test('tells another name and another picture with the next answer', async () => {
    const { name, ref } = await store(collection);
    const url = fileOf('b2');
    await ref.update({
      ...{ title: 'Ny', slug: 'ny', watermarkedSrc: url, watermarkedCoverUrl: url, imageUrl: url },
      picture: { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url }] },
    });
    const html = await open(path);
    expect(html).toContain(`href="/${kind}/ny"`);
    expect(html).not.toContain(name);
  });
});

test('what was withdrawn, drafts, what came too early and galleries of clients are in no page', async () => {
  const secret = { title: 'Hemmelig' };
  await store(collections.singleImages, { ...secret, visible: false });
  await store(collections.portfolio, { ...secret, isPublished: undefined });
  for (const closed of [
    collections.clientGalleries,
    collections.offSaleAlbums,
    collections.offSaleImages,
    collections.intake,
  ]) {
    await store(closed, secret);
  }
  for (const name of servedPages) expect(await open(routes[name])).not.toContain('Hemmelig');
});

test('a file that is no public picture is in no list', async () => {
  const url = 'https://evil.example/a.webp';
  const { name } = await store(collections.singleImages, {
    watermarkedSrc: url,
    thumbnailUrl: url,
    picture: { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url }] },
  });
  const html = await open(routes.singleImages);
  expect(html).toContain(name);
  expect(html).not.toContain('evil.example');
});

test('an item without a date stands in the list as well', async () => {
  const { name } = await store(collections.portfolio, { createdAt: undefined });
  expect(await open(routes.portfolio)).toContain(name);
});

test('an item is not beside itself, though Firestore knows its time more exactly than a date', async () => {
  const createdAt = new Timestamp(1_930_000_000, 123_456_000);
  const { name } = await store(collections.singleImages, { createdAt });
  const html = await open(`/billede/${name}`);
  const beside = [...html.matchAll(/rel="(?:prev|next)" href="([^"]+)"/g)].map(([, path]) => path);
  expect(beside).not.toContain(`/billede/${name}`);
});

test('a list ends somewhere, and has the newest', async () => {
  for (let index = 0; index < 32; index += 1) {
    const createdAt = new Date(Date.UTC(2040, 0, 1, 0, index));
    await store(collections.portfolio, { title: `Nr ${index}.`, createdAt });
  }
  const html = await open(routes.portfolio);
  expect(html.match(/<figure/g)).toHaveLength(30);
  expect(html).toContain('>Nr 31.<');
  expect(html).not.toContain('>Nr 1.<');
});

test('the price page shows a featured picture and sells gift cards', async () => {
  await keep(documents.pricePackages.build(), {
    packages: [{ id: 'a', name: 'Halvdag', price: 1 }],
  });
  const { name } = await store(collections.portfolio, { featured: true, alt: 'Graner i tåge' });
  await store(collections.portfolio, { featured: true, isPublished: false, alt: 'Endnu skjult' });
  await keep(documents.publicSettings.build(), { giftCards: false });
  expect(await open(routes.prices)).not.toContain('Gavekort');
  const giftCards = { amounts: [500], least: 100, most: 5000, years: 3, vatAt: 'sale' };
  await keep(documents.publicSettings.build(), { giftCards });
  const html = await open(routes.prices);
  expect(html).toContain(fileOf(name).replaceAll('&', '&amp;'));
  expect(html).toContain('alt="Graner i tåge"');
  expect(html).not.toContain('Endnu skjult');
  expect(html).toMatch(/Gavekort[^]*500,00\skr/);
});

test('prices and words are those of today, and what is not published is none', async () => {
  const packages = [
    { id: 'a', name: 'Halvdag <i>', price: 4500 },
    { id: 'b', name: 'Kladde', price: 1, isPublished: false },
  ];
  await keep(documents.pricePackages.build(), { packages });
  await keep(documents.aboutContent.build(), aboutContent({ bio: 'Bor </script> ved havet.' }));
  const prices = await open(routes.prices);
  expect(prices).toContain('Halvdag &lt;i&gt;');
  expect(prices).toMatch(/4\.500,00\skr/);
  expect(prices).not.toContain('Kladde');
  expect(await open(routes.about)).toContain('Bor &lt;/script&gt; ved havet.');
});

test('the imprint is that of the settings', async () => {
  await keep(documents.publicSettings.build(), {
    address: { street: 'Havnen 7', postalCode: '9740', city: 'Jerslev', country: 'Danmark' },
  });
  for (const name of ['contact', 'salesTerms', 'privacyPolicy'] as const) {
    expect(await open(routes[name])).toContain('Havnen 7');
  }
});

test('titles and descriptions for machines name the business as the settings do', async () => {
  const names = { businessName: 'Lys og Hav', photographerName: 'Bo Ny' };
  await keep(documents.publicSettings.build(), names);
  const { name } = await store(collections.singleImages, { description: '' });
  const html = await open(`/billede/${name}`);
  expect(html).toContain('Skov i tåge – Lys og Hav</title>');
  expect(html).toContain('content="Fotografi af Bo Ny"');
  for (const page of [html, await open(routes.singleImages)]) {
    expect(page).toContain('property="og:site_name" content="Lys og Hav"');
    expect(page).toContain('"creditText":"Bo Ny / Lys og Hav"');
    expect(page).toContain('"copyrightNotice":"© Bo Ny"');
  }
});

test('a record that cannot be read leaves the page to the application, in no cache', async () => {
  await keep(documents.aboutContent.build(), { bio: 7 });
  const { status, headers, html } = await pageAt({ method: 'GET', path: routes.about });
  expect(status).toBe(503);
  expect(headers['cache-control']).toBe('no-store');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('data-served');
});

const COUNT = 300;

test('a crawl without scripts finds each of three hundred pictures once, with title, words, picture and price', async () => {
  const titles = Array.from({ length: COUNT }, (_, index) => `Nr ${index + 1} af mange`);
  const batch = firestore().batch();
  const refs = titles.map((_, index) =>
    firestore().doc(`${collections.singleImages}/crawl${index}`),
  );
  onTestFinished(async () => void (await Promise.all(refs.map((ref) => ref.delete()))));
  titles.forEach((title, index) => {
    const changes = {
      title,
      alt: `Motiv ${index}`,
      description: `Om ${title}`,
      price: 100 + index,
    };
    const at = { createdAt: new Date(Date.UTC(2032, 0, 1, 0, index)) };
    const ref = refs[index];
    if (ref) batch.set(ref, record(`crawl${index}`, { ...changes, ...at }));
  });
  await batch.commit();

  const sitemap = (await listAt({ path: '/sitemap.xml' })).html;
  const paths = [...sitemap.matchAll(/<loc>https:\/\/jerslevfoto\.example(\/billede\/[^<]+)</g)];
  const pages = [];
  for (let at = 0; at < paths.length; at += 25) {
    const some = paths.slice(at, at + 25).map(([, path = '']) => open(path));
    pages.push(...(await Promise.all(some)));
  }
  const found = pages.map((html) => /<title[^>]*>(.*?) – /.exec(html)?.[1] ?? '');
  expect(found.toSorted()).toEqual(titles.toSorted());
  for (const [place, html] of pages.entries()) {
    const index = titles.indexOf(found[place] ?? '');
    expect(html).toContain(`>Om ${found[place]}</p>`);
    expect(html).toContain(`alt="Motiv ${index}"`);
    expect(html).toContain(`crawl${index}_1600.webp`);
    expect(html).toMatch(new RegExp(`>${100 + index},00\\skr</dd>`));
    expect(descriptionsIn(html).flatMap(problemsOf)).toEqual([]);
  }
});

test('who follows the links alone comes from the list to every picture', async () => {
  const names = [];
  for (let index = 0; index < 40; index += 1) {
    const createdAt = new Date(Date.UTC(2041, 0, 1, 0, index));
    names.push((await store(collections.portfolio, { createdAt })).name);
  }
  const seen = new Set<string>();
  let next: string[] = [routes.portfolio];
  while (next.length > 0) {
    const pages = await Promise.all(next.map(open));
    const links = pages.flatMap((html) => [...html.matchAll(/href="(\/portfolio\/[^"?#]+)"/g)]);
    next = [...new Set(links.map(([, path = '']) => path))].filter((path) => !seen.has(path));
    next.forEach((path) => seen.add(path));
  }
  expect([...seen].toSorted()).toEqual(names.map((name) => `/portfolio/${name}`).toSorted());
});
