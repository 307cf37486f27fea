import { expect, test } from 'vitest';
import { publicRoutes } from '#src/model/base/routes.ts';
import { albumFeed, siteMap } from '#src/model/content/siteLists.ts';

const origin = 'https://jerslevfoto.example';
const album = (title: string, day: string) => ({
  id: `id-${title}`,
  title,
  description: 'Vind & <vand>',
  path: `/album/${title.toLowerCase()}`,
  image: 'https://pictures.example/a.webp?alt=media&token=1',
  alt: `${title} & "havet"`,
  createdAt: new Date(`${day}T12:00:00Z`),
});
const site = { origin, businessName: 'Jerslev Foto', photographerName: 'Asta' };
const albums = [album('Kysten', '2026-01-01'), album('Broen', '2026-02-01')];

const valuesOf = (xml: string, expression: RegExp) =>
  [...xml.matchAll(expression)].map(([, value]) => value);

test('sitemap.xml lists every public page and item once, in letters that every reader knows', () => {
  const xml = siteMap({ origin }, albums);
  const pages = [
    ...['', 'enkeltbilleder', 'billedlevering', 'portfolio', 'priser', 'om-mig', 'kontakt'],
    ...[
      'privatlivspolitik',
      'k%C3%B8bsbetingelser',
      'cookies-politik',
      'album/kysten',
      'album/broen',
    ],
  ];
  expect(valuesOf(xml, /<loc>([^<]+)<\/loc>/g)).toEqual(pages.map((page) => `${origin}/${page}`));
  expect(xml).toContain(
    '<image:loc>https://pictures.example/a.webp?alt=media&amp;token=1</image:loc><image:caption>Kysten &amp; &quot;havet&quot;</image:caption>',
  );
  expect(publicRoutes).not.toContain('profile');
  expect(publicRoutes).not.toContain('admin');
});

test('feed.xml has the newest album first, with its words as words', () => {
  const xml = albumFeed(site, albums);
  expect(valuesOf(xml, /<title>([^<]+)<\/title>/g)).toEqual([
    'Nye albums – Jerslev Foto',
    'Broen',
    'Kysten',
  ]);
  // HTML inside XML: escaped once for each.
  expect(xml).toContain('&lt;p&gt;Vind &amp;amp; &amp;lt;vand&amp;gt;&lt;/p&gt;');
  expect(xml).toContain('alt=&quot;Broen &amp;amp; &amp;quot;havet&amp;quot;&quot;');
  expect(valuesOf(xml, /<updated>([^<]+)<\/updated>/g)[0]).toBe('2026-02-01T12:00:00.000Z');
});

test('signs that XML has no place for part the words, and no reader gives up at them', () => {
  const pasted = [album('Fra\u000Btavlen\u0000\u0003\uFFFF', '2026-01-01')];
  for (const xml of [siteMap({ origin }, pasted), albumFeed(site, pasted)]) {
    expect(xml).not.toMatch(/(?!\n)[\p{Cc}\uFFFE\uFFFF]/u);
    expect(xml).toMatch(/>Fra tavlen /);
  }
});

test('an album with another name is no new one to a reader of feeds', () => {
  const [before] = albums;
  if (!before) throw new Error('There is an album');
  const [feed, later] = [before, { ...before, path: '/album/stranden' }].map((each) =>
    valuesOf(albumFeed(site, [each]), /<id>([^<]+)<\/id>/g),
  );
  expect(later).toEqual(feed);
  expect(feed).toEqual([`${origin}/billedlevering`, `${origin}/del/album/id-Kysten`]);
});

test('every album of the feed has its dates: one without is not known to be new', () => {
  const xml = albumFeed(site, [
    ...albums,
    { ...album('Uden', '2026-01-01'), createdAt: undefined },
  ]);
  expect(xml).not.toContain('Uden');
  const dates = valuesOf(xml, /<(?:published|updated)>([^<]*)</g);
  expect(dates.map((each) => each?.slice(0, 10))).toEqual([
    ...['2026-02-01', '2026-02-01', '2026-02-01', '2026-01-01', '2026-01-01'],
  ]);
});
