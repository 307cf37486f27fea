import { expect, test, vi } from 'vitest';
import { site } from '#src/config/site.ts';
import { headTags, readBuiltWith, withoutScripts } from '../../../tools/page/head.ts';
import { descriptionsIn, problemsOf } from '../../support/structuredData.ts';

const URL = 'https://firestore.example/frontPage?key=key';

test('the front page is asked for as a page of the site would, and a refusal is told', async () => {
  const page = { updateTime: '2026-01-01', fields: { title: {} } };
  const ask = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ name: 'frontPage', ...page }))
    .mockResolvedValueOnce(Response.json({}, { status: 403 }));
  const warn = vi.fn();
  expect(await readBuiltWith(URL, warn)).toEqual(page);
  const headers = { referer: 'https://jerslevfoto.example/' };
  expect(ask).toHaveBeenLastCalledWith(URL, expect.objectContaining({ headers }));
  expect(warn).not.toHaveBeenCalled();
  expect(await readBuiltWith(URL, warn)).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('HTTP 403'));
});

test('a site without keys asks nobody, and nothing is wrong', async () => {
  const ask = vi.spyOn(globalThis, 'fetch');
  const warn = vi.fn();
  expect(await readBuiltWith(null, warn)).toBeNull();
  expect([ask.mock.calls, warn.mock.calls]).toEqual([[], []]);
});

test('what the front page says to machines is valid', () => {
  const [business, ...others] = descriptionsIn(headTags(null, site));
  expect(others).toEqual([]);
  expect(business).toMatchObject({ '@type': 'ProfessionalService' });
  expect(problemsOf(business ?? {})).toEqual([]);
});

test('the front page names the business and its address as the settings do', () => {
  const address = { ...site.address, street: 'Havnen 7', city: 'Skagen' };
  const html = headTags(null, { ...site, businessName: 'Lys & Hav', address });
  expect(html).toContain('<title>Lys &amp; Hav</title>');
  expect(html).toContain('property="og:site_name" content="Lys &amp; Hav"');
  expect(html).toMatch(/name="description" content="[^"]* i Skagen\./);
  expect(descriptionsIn(html)).toMatchObject([
    { name: 'Lys & Hav', address: { streetAddress: 'Havnen 7' } },
  ]);
});

test('without scripts there is the front page, and what is missing', () => {
  const html = withoutScripts('<main>Forside</main>', site);
  expect(html).toContain('<div id="served"><main>Forside</main></div>');
  expect(html).toContain('Jerslev Foto kræver JavaScript.');
});
