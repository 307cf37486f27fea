import { describe, expect, test } from 'vitest';
import {
  LOCAL_HOST,
  LOCAL_STORAGE_BUCKET,
  localPorts,
  TEST_PORT_OFFSET,
} from '#src/config/local.ts';
import { namesFor } from '#src/model/catalogue/itemNames.ts';
import { documents } from '#src/model/base/paths.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { functionUrl, siteUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';

const ports = localPorts(Number(process.env['LOCAL_PORT_OFFSET'] ?? TEST_PORT_OFFSET));

function publicUrl(path: string): string {
  const origin = `http://${LOCAL_HOST}:${ports.storage}`;
  return publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, origin);
}

const picture = publicUrl('watermarked/enkeltbilleder/skov/watermarked_1760000000000_a1_1600.webp');
const original = publicUrl('high-quality/enkeltbilleder/skov/original_1760000000000_a1.jpg');

const published = {
  title: 'Skov <i>tåge</i>',
  description: '',
  isPublished: true,
  visible: true,
  picture: { width: 3, height: 2, placeholder: '', sources: [{ width: 1600, url: picture }] },
};

async function store(path: string, changes: object = {}): Promise<void> {
  await firestore()
    .doc(path)
    .set({ ...published, ...changes });
}

async function open(path: string, method = 'GET') {
  const answer = await fetch(siteUrl(path), { method, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

describe('an address that is shared', () => {
  test.each([
    ['billede', documents.singleImage.pattern],
    ['billede', documents.legacySingleImage.pattern],
    ['album', documents.album.pattern],
    ['portfolio', documents.portfolioItem.pattern],
  ])('of a %s in %s leads through the site to its page', async (kind, pattern) => {
    const id = unique();
    // The server would give it another, if this did not fit.
    const slug = namesFor({ ...published, id }).at(-1);
    const others = { slug, watermarkedCoverUrl: picture, images: [] };
    await store(pattern.replace(/\{\w+\}/, id), others);
    const { status, headers, html } = await open(`/del/${kind}/${id}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('Skov &lt;i&gt;tåge&lt;/i&gt;');
    expect(html).toContain(`content="0; url=/${kind}/${slug}"`);
    expect(html).toContain(`og:image" content="${picture}"`);
  });

  test.each([
    ['unpublished', { isPublished: false }],
    ['withdrawn', { visible: false }],
  ])('of an %s picture is the same as of none', async (_, changes) => {
    const id = unique();
    await store(documents.singleImage.build({ imageId: id }), changes);
    const hidden = await open(`/del/billede/${id}`);
    const unknown = await open(`/del/billede/${unique()}`);
    expect(hidden.status).toBe(404);
    expect(hidden.html).toBe(unknown.html);
    expect(hidden.html).not.toContain('tåge');
  });

  test('never shows an original', async () => {
    const id = unique();
    const sources = [{ width: 1600, url: original }];
    await store(documents.singleImage.build({ imageId: id }), {
      watermarkedSrc: original,
      thumbnailUrl: original,
      picture: { ...published.picture, sources },
    });
    const { status, html } = await open(`/del/billede/${id}`);
    expect(status).toBe(200);
    expect(html).not.toContain('high-quality');
    expect(html).toMatch(/og:image"[^>]*icon/);
  });

  test('of a record that cannot be read says so', async () => {
    const id = unique();
    await store(documents.album.build({ albumId: id }), { title: 7 });
    const { status, headers, html } = await open(`/del/album/${id}`);
    expect(status).toBe(500);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Siden kunne ikke vises');
  });

  test.each(['/del/', '/del/billede', '/del/purchases/JF1', '/del/billede/a/b'])(
    '%s leads to the pictures',
    async (path) => {
      const { status, html } = await open(path);
      expect(status).toBe(404);
      expect(html).toContain('<a href="/enkeltbilleder">Se alle billeder</a>');
    },
  );

  test('answers without the site in front of it, too', async () => {
    const answer = await fetch(`${functionUrl('sharePage')}/del/billede/${unique()}`);
    expect(answer.status).toBe(404);
  });
});
