import { describe, expect, test } from 'vitest';
import { pageAt } from '../../../functions/src/share/sharePage.ts';
import { previewImage, type SharedRecord } from '../../../functions/src/share/findShared.ts';

const ORIGIN = 'https://firebasestorage.googleapis.com';
const address = (path: string): string =>
  `${ORIGIN}/v0/b/jerslev.appspot.com/o/${encodeURIComponent(path)}?alt=media`;
const watermarked = (width: number): string =>
  address(`watermarked/enkeltbilleder/skov/watermarked_1760000000000_a1_${width}.webp`);

const forest: SharedRecord = {
  id: 'skov-1',
  title: 'Skov i tåge',
  description: 'En tidlig morgen.',
  image: watermarked(1600),
  alt: 'Graner i tåge',
};

const get = (path: string, record: SharedRecord | undefined = forest) =>
  pageAt({ method: 'GET', path }, () => Promise.resolve(record));

describe('a shared picture', () => {
  test('shows its title, its words and its picture to those who run no scripts', async () => {
    const { status, html, headers } = await get('/del/billede/skov-1');
    expect(status).toBe(200);
    expect(headers).toEqual({ 'cache-control': 'public, max-age=300, s-maxage=600' });
    expect(html).toContain('<title>Skov i tåge – Jerslev Foto</title>');
    expect(html).toContain('<meta property="og:title" content="Skov i tåge">');
    expect(html).toContain('<meta property="og:description" content="En tidlig morgen.">');
    expect(html).toContain(`<meta property="og:image" content="${watermarked(1600)}">`);
    expect(html).toContain('<meta property="og:image:alt" content="Graner i tåge">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain(
      '<meta property="og:url" content="https://jerslevfoto.example/del/billede/skov-1">',
    );
  });

  test('takes people on to the gallery, and search engines too', async () => {
    const { html } = await get('/del/album/skov-1');
    expect(html).toContain(
      '<meta http-equiv="refresh" content="0; url=/billedlevering?vis=skov-1">',
    );
    expect(html).toContain('<a href="/billedlevering?vis=skov-1">Se billedet</a>');
    expect(html).toContain(
      '<link rel="canonical" href="https://jerslevfoto.example/billedlevering?vis=skov-1">',
    );
    expect(html).not.toContain('<script');
  });

  test('says who made it when it has no words, and has a small preview without a picture', async () => {
    const { html } = await get('/del/portfolio/skov-1', { ...forest, description: '', image: '' });
    expect(html).toContain(
      '<meta property="og:description" content="Fotografi af Asta Vindfeldt Holm">',
    );
    expect(html).toContain(
      '<meta property="og:image" content="https://jerslevfoto.example/icons/icon-512.png">',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary">');
  });

  test('holds texts as texts', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&amp;`;
    const { html } = await get('/del/billede/skov-1', {
      ...forest,
      title: evil,
      description: evil,
      image: '',
    });
    expect(html).not.toMatch(/<script|<img/);
    expect(html).not.toContain(`'alert`);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&amp;amp;');
  });

  test('shortens endless words', async () => {
    const { html } = await get('/del/billede/skov-1', { ...forest, description: 'å'.repeat(5000) });
    expect(html).toContain(`content="${'å'.repeat(199)}…"`);
    expect(html.length).toBeLessThan(6000);
  });
});

describe('what cannot be shown', () => {
  test.each([
    ['/del/billede/ukendt', '/enkeltbilleder'],
    ['/del/album/ukendt', '/billedlevering'],
    ['/del/portfolio/ukendt', '/portfolio'],
    ['/del/purchases/JF1', '/enkeltbilleder'],
    ['/del/billede/../../users/x', '/enkeltbilleder'],
    ['/', '/enkeltbilleder'],
  ])('%s leads to %s', async (path, gallery) => {
    const answer = await pageAt({ method: 'GET', path }, () => Promise.resolve(undefined));
    expect(answer.status).toBe(404);
    expect(answer.html).toContain('Billedet er her ikke længere');
    expect(answer.html).toContain(`<a href="${gallery}">Se alle billeder</a>`);
    expect(answer.html).toContain('<meta name="robots" content="noindex">');
    expect(answer.html).not.toContain('http-equiv');
  });

  test('never asks the database for an address of another shape', async () => {
    const asked: unknown[] = [];
    await pageAt({ method: 'GET', path: '/del/billede/a%2Fb' }, (shared) => {
      asked.push(shared);
      return Promise.resolve(undefined);
    });
    expect(asked).toEqual([]);
  });

  test('because something broke, tells nothing of why and is kept by no cache', async () => {
    const failure = new Error('mette@kunde.example');
    const answer = await pageAt({ method: 'GET', path: '/del/billede/a' }, () =>
      Promise.reject(failure),
    );
    expect(answer).toMatchObject({
      status: 500,
      headers: { 'cache-control': 'no-store' },
      cause: failure,
    });
    expect(answer.html).toContain('Siden kunne ikke vises');
    expect(answer.html).not.toContain('mette');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('by %s', async (method) => {
    const answer = await pageAt({ method, path: '/del/billede/a' });
    expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('the picture of a preview', () => {
  const original = address('high-quality/enkeltbilleder/skov/original_1760000000000_a1.jpg');
  const source = (width: number) => ({ width, url: watermarked(width) });

  test('is the smallest that is wide enough, or the widest there is', () => {
    const sources = [source(1600), source(480), source(960)];
    expect(previewImage({ sources }, [])).toBe(watermarked(1600));
    expect(previewImage({ sources: sources.slice(1) }, [])).toBe(watermarked(960));
    expect(previewImage({ sources: [] }, [watermarked(960)])).toBe(watermarked(960));
  });

  test.each([
    original,
    'https://evil.example/watermarked/enkeltbilleder/skov/watermarked_1760000000000_a1_960.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '',
  ])('is never %j', (url) => {
    expect(previewImage({ sources: [{ width: 1600, url }] }, [url])).toBe('');
    expect(previewImage({ sources: [] }, [url, watermarked(480)])).toBe(watermarked(480));
  });
});
