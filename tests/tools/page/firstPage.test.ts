import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { earlyScript, readFirstPage, type FirstPage } from '../../../tools/page/earlyAssets.ts';

const root = join(import.meta.dirname, '../../..');

function stored(values: Record<string, string>, picture: object = {}): object {
  const texts = Object.entries(values).map(([name, stringValue]) => [name, { stringValue }]);
  const fields = Object.fromEntries(texts) as object;
  return { fields: { ...fields, picture: { mapValue: { fields: picture } } } };
}

describe('the first page', () => {
  let first: FirstPage;
  const render = (page: object | null): string => first.render(page).html;

  beforeAll(async () => {
    first = await readFirstPage(root);
  });

  test('has the links of the header, the name, the button and the question', () => {
    const html = render(stored({ heroTitle: 'Nordisk lys', heroSubtitle: 'Fra kysten' }));
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual([
      '/',
      '/portfolio',
      '/billedlevering',
      '/enkeltbilleder',
      '/om-mig',
      '/priser',
      '/kontakt',
      '/login',
      '/register',
      '/portfolio',
      '/cookies-politik',
    ]);
    expect(html).toContain('>Jerslev Foto</span>');
    expect(html).toContain('>Nordisk lys</h1>');
    expect(html).toContain('>Fra kysten</p>');
    expect(html).toContain('>Se portfolio</a>');
  });

  test('its picture waits until it is shown, in the width that fits', () => {
    const source = { url: { stringValue: '/480' }, width: { integerValue: '480' } };
    const sources = { arrayValue: { values: [{ mapValue: { fields: source } }] } };
    const html = render(stored({ backgroundMedia: '/hero.webp' }, { sources }));
    const [image = ''] = /<img[^>]*>/.exec(html) ?? [];
    expect(image).toContain('src="/hero.webp"');
    expect(image).toContain('loading="lazy"');
    expect(image.toLowerCase()).toContain('srcset="/480 480w"');
    expect(html).toContain('hidden=""');
  });

  test('is without styles of elements, which the content policy refuses', () => {
    const placeholder = { stringValue: 'data:image/webp;base64,AA' };
    const page = stored({ backgroundMedia: '/hero.webp' }, { placeholder });
    expect(render(page)).not.toContain('style=');
    expect(first.render(page).placeholder).toBe('data:image/webp;base64,AA');
  });

  test.each(['video', 'gif'])('a %s waits for the application', (backgroundType) => {
    const html = render(stored({ backgroundType, backgroundMedia: '/film' }));
    expect(html).not.toContain('/film');
    expect(html).toContain('hero-frame');
  });

  test('what is stored stays text', () => {
    expect(render(stored({ heroTitle: '<script>alert(1)</script>' }))).not.toContain('<script');
  });

  test('words that are not known yet are marked', () => {
    expect(render(null)).toContain('data-waiting=""');
    expect(render(stored({}))).not.toContain('data-waiting');
  });

  test('its styles hold what it shows, and nothing that comes later', () => {
    expect(first.styles).toContain('.hero-frame');
    expect(first.styles).toContain('--header-height');
    expect(first.styles.length).toBeLessThan(16_500);
  });
});

test('the first script holds no library', async () => {
  const page = { frontPageUrl: null, settingsUrl: null, builtWith: null, app: null };
  const script = await earlyScript(root, page);
  expect(script.length).toBeLessThan(12_000);
});
