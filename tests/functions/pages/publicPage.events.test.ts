import { describe, expect, onTestFinished, test } from 'vitest';
import {
  LOCAL_HOST,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  TEST_PORT_OFFSET,
} from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { namesFor } from '#src/model/catalogue/itemNames.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { functionUrl, siteUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';

const ports = localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? TEST_PORT_OFFSET));

function publicUrl(path: string): string {
  const origin = `http://${LOCAL_HOST}:${ports.storage}`;
  return publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, origin);
}

const fileOf = (name: string) =>
  publicUrl(`watermarked/enkeltbilleder/skov/watermarked_1760000000000_${name}_1600.webp`);
const picture = fileOf('a1');
const original = publicUrl('high-quality/enkeltbilleder/skov/original_1760000000000_a1.jpg');

const published = {
  title: 'Skov <i>tåge</i>',
  description: 'Morgen </script>\u2028',
  isPublished: true,
  visible: true,
  price: 250,
  originalSrc: 'high-quality/enkeltbilleder/skov/original_1760000000000_a1.jpg',
  watermarkedSrc: picture,
  picture: { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url: picture }] },
};

interface Stored {
  id: string;
  name: string;
  path: string;
  change: (changes: object) => Promise<unknown>;
  remove: () => Promise<unknown>;
}

interface Changes {
  title?: string;
  [field: string]: unknown;
}

/** Stores an item under the name that the server would give it. */
async function store(pattern: string, changes: Changes = {}): Promise<Stored> {
  const id = unique();
  const { title } = { ...published, ...changes };
  const slug = namesFor({ title, id }).at(-1) ?? '';
  const path = pattern.replace(/\{\w+\}/, id);
  const ref = firestore().doc(path);
  onTestFinished(async () => void (await ref.delete()));
  await ref.set({ ...published, slug, createdAt: new Date(), ...changes });
  return {
    id,
    name: slug,
    path,
    change: (next) => ref.update({ ...next }),
    remove: () => ref.delete(),
  };
}

const storeImage = (changes: Changes = {}) => store(documents.singleImage.pattern, changes);

async function open(path: string, method = 'GET') {
  const answer = await fetch(siteUrl(path), { method, redirect: 'manual' });
  const { status, headers } = answer;
  return { status, headers, to: headers.get('location'), html: await answer.text() };
}

describe('the address of a published item', () => {
  test.each([
    ['billede', documents.singleImage.pattern],
    ['billede', documents.legacySingleImage.pattern],
    ['album', documents.album.pattern],
    ['portfolio', documents.portfolioItem.pattern],
  ])('of the kind %s in %s is answered with what it is', async (kind, pattern) => {
    const others = { watermarkedCoverUrl: picture, imageUrl: picture, images: [] };
    const { name } = await store(pattern, others);
    const { status, headers, html } = await open(`/${kind}/${name}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toContain('s-maxage=300');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(html).toContain(
      '<title data-served>Skov &lt;i&gt;tåge&lt;/i&gt; – Jerslev Foto</title>',
    );
    expect(html).toContain(`rel="canonical" href="https://jerslevfoto.example/${kind}/${name}"`);
    expect(html).toContain(`property="og:image" content="${picture}"`);
    expect(html).toMatch(/<h1[^>]*>Skov &lt;i&gt;tåge&lt;\/i&gt;<\/h1>/);
    expect(html).toMatch(/<p[^>]*>Morgen &lt;\/script&gt;/);
    expect(html).toContain(`src="${picture}"`);
    expect(html).toContain('alt="Skov &lt;i&gt;tåge&lt;/i&gt;"');
    expect(html.match(/<title/g)).toHaveLength(2);
    expect(html).not.toContain('Morgen </script>');
    expect((await open(`/${kind}/${name}/`)).html).toBe(html);
  });

  test('brings the application, which takes over, and the record as data', async () => {
    const { id, name } = await storeImage();
    const { html } = await open(`/billede/${name}`);
    const own = await open('/index.html');
    const script = (page: string) => /<script>(.*?)<\/script>/s.exec(page)?.[1];
    expect(script(html)).toBe(script(own.html));
    // How the shop asks about cookies, which the first script looks for.
    expect(html).toContain(`data-consent="${site.consent}"`);
    const json = /id="served-record">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(json)).toMatchObject({
      collection: 'enkeltbilleder',
      id,
      data: { title: published.title, description: published.description, price: 250 },
    });
  });

  test('says what it costs, to people and to machines, and what is beside it', async () => {
    const at = (second: number) => ({ createdAt: new Date(Date.UTC(2031, 0, 1, 0, 0, second)) });
    const older = await storeImage({ ...at(1), title: 'Ældre' });
    const { name } = await storeImage({ ...at(2), alt: 'Graner' });
    const newer = await store(documents.legacySingleImage.pattern, { ...at(3), title: 'Nyere' });
    const { html } = await open(`/billede/${name}`);
    expect(html).toMatch(/<dd[^>]*>250,00\skr<\/dd>/);
    expect(html).toMatch(/<img[^>]* alt="Graner"/);
    expect(html).toContain('property="og:image:alt" content="Graner"');
    expect(html).toContain('"@type":"Product"');
    expect(html).toContain('"price":"250.00"');
    expect(html).toContain(`rel="prev" href="/billede/${newer.name}">Nyere<`);
    expect(html).toContain(`rel="next" href="/billede/${older.name}">Ældre<`);
  });

  test('never shows an original, nor what else is closed', async () => {
    const { name } = await storeImage({
      watermarkedSrc: original,
      thumbnailUrl: 'https://evil.example/a.webp',
      filename: 'DSC_1234.jpg',
      picture: { ...published.picture, sources: [{ width: 1600, url: original }] },
    });
    const { status, html } = await open(`/billede/${name}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/high-quality|evil\.example|DSC_1234/);
    expect(html).toMatch(/og:image"[^>]*icon/);
  });

  test('is what was shared under the id, and the id itself', async () => {
    const { id, name } = await storeImage();
    for (const path of [`/del/billede/${id}`, `/billede/${id}`]) {
      expect(await open(path)).toMatchObject({ status: 301, to: `/billede/${name}` });
    }
    expect((await open(`/billede/${name}`, 'HEAD')).html).toBe('');
    expect((await open(`/billede/${name}`, 'POST')).status).toBe(405);
  });
});

describe('what visitors may not see', () => {
  interface Change {
    status: number;
    do: (item: Stored) => Promise<unknown>;
  }

  const bin = ({ id, name }: Stored, changes: Changes = {}) => {
    const ref = firestore().doc(documents.binned.build({ binId: `image-${id}` }));
    onTestFinished(async () => void (await ref.delete()));
    return ref.set({
      kind: 'image',
      record: { ...published, id, slug: name, ...changes },
      removedAt: new Date(),
    });
  };

  test.each<[string, Change]>([
    ['unpublished', { status: 410, do: ({ change }) => change({ isPublished: false }) }],
    ['withdrawn', { status: 410, do: ({ change }) => change({ visible: false }) }],
    ['deleted', { status: 404, do: ({ remove }) => remove() }],
    ['binned', { status: 410, do: (item) => Promise.all([item.remove(), bin(item)]) }],
  ])('because it was %s is in no answer', async (_, { status, do: change }) => {
    const item = await storeImage();
    expect((await open(`/billede/${item.name}`)).status).toBe(200);
    await change(item);
    for (const [path, expected] of [
      [`/billede/${item.name}`, status],
      [`/billede/${item.id}`, 404],
      [`/del/billede/${item.id}`, 404],
    ] as const) {
      const { status: is, headers, html } = await open(path);
      expect([path, is]).toEqual([path, expected]);
      expect(headers.get('cache-control')).toContain('s-maxage=60');
      expect(html).not.toContain('tåge');
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).toContain('Billedet er her ikke længere');
    }
  });

  test('does not stand beside others either', async () => {
    const at = (second: number) => ({ createdAt: new Date(Date.UTC(2033, 0, 1, 0, 0, second)) });
    await storeImage({ ...at(1), title: 'Hemmelig', visible: false });
    const { name } = await storeImage(at(2));
    await storeImage({ ...at(3), title: 'Hemmelig', isPublished: false });
    expect((await open(`/billede/${name}`)).html).not.toContain('Hemmelig');
  });

  test('because its record cannot be read leaves the page of the one beside it', async () => {
    const at = (second: number) => ({ createdAt: new Date(Date.UTC(2035, 0, 1, 0, 0, second)) });
    const older = await storeImage({ ...at(1), title: 'Ældre' });
    const { name } = await storeImage(at(2));
    await storeImage({ ...at(3), title: 'Ulæselig', price: 'syv' });
    const { status, html } = await open(`/billede/${name}`);
    expect(status).toBe(200);
    expect(html).toContain(`rel="next" href="/billede/${older.name}">Ældre<`);
    expect(html).not.toContain('Ulæselig');
  });

  test('because it has another name now leads on, and back when it gets the old one again', async () => {
    const item = await storeImage();
    const next = `${item.name}-2`;
    await item.change({ slug: next, formerSlugs: [item.name] });
    expect(await open(`/billede/${item.name}`)).toMatchObject({
      status: 301,
      to: `/billede/${next}`,
    });
    await item.change({ isPublished: false });
    expect((await open(`/billede/${item.name}`)).status).toBe(410);
  });

  test('because it was deleted is gone under its former name, too', async () => {
    const item = await storeImage();
    const names = { slug: `${item.name}-2`, formerSlugs: [item.name] };
    await Promise.all([item.remove(), bin(item, names)]);
    expect((await open(`/billede/${item.name}`)).status).toBe(410);
  });

  test('because it was replaced is gone with the next answer', async () => {
    const item = await storeImage();
    const next = fileOf('b2');
    const sources = [{ width: 1600, url: next }];
    await item.change({ watermarkedSrc: next, picture: { ...published.picture, sources } });
    const { html } = await open(`/billede/${item.name}`);
    expect(html).toContain(next);
    expect(html).not.toContain(picture);
  });

  test('of a gallery of a client has no address here', async () => {
    const id = unique();
    const ref = firestore().doc(`${collections.clientGalleries}/${id}`);
    onTestFinished(async () => void (await ref.delete()));
    await ref.set(published);
    for (const path of [`/album/${id}`, `/billede/${id}`, `/del/album/${id}`]) {
      const { status, html } = await open(path);
      expect(status).toBe(404);
      expect(html).not.toContain('tåge');
    }
  });
});

test('a record that cannot be read leaves the page to the application, in no cache', async () => {
  const { name } = await store(documents.album.pattern, { price: 'syv' });
  const { status, headers, html } = await open(`/album/${name}`);
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toBe((await open('/index.html')).html);
});

test.each(['/del/', '/del/billede', '/del/purchases/JF1', '/billede/a%2Fb', '/billede/__x__'])(
  '%s leads to the pictures',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('href="/enkeltbilleder">Se alle billeder</a>');
  },
);

test('it answers without the site in front of it, too', async () => {
  const answer = await fetch(`${functionUrl('publicPage')}/del/billede/${unique()}`);
  expect(answer.status).toBe(404);
});
