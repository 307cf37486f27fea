import { describe, expect, test } from 'vitest';
import {
  isArchivablePath,
  isDisplayableUrl,
  hasForbiddenWord,
  isDisplayablePath,
  parseStorageUrl,
  publicFileUrl,
} from '#src/model/files/urlPolicy.ts';

const origin = 'https://firebasestorage.googleapis.com';
const bucket = 'demo.appspot.com';
const path = 'watermarked/albums/bryllup/watermarked_1760000000000_a1_960.webp';

test.each([
  'high-quality/x',
  'a_original_b',
  'RAW.jpg',
  'x/4k/y',
  'no-watermark',
  'full-res',
  'Clean.webp',
])('%s holds a forbidden word', (text) => {
  expect(hasForbiddenWord(text)).toBe(true);
});

test.each(['strawberry', 'bigband', 'hdx', 'originality', 'a4k1', ''])('%s holds none', (text) => {
  expect(hasForbiddenWord(text)).toBe(false);
});

describe('addresses', () => {
  test('a public address leads back to its file', () => {
    const url = publicFileUrl({ bucket, path });
    expect(url).toBe(`${origin}/v0/b/${bucket}/o/${path.replaceAll('/', '%2F')}?alt=media`);
    expect(parseStorageUrl(url)).toEqual({ bucket, path });
  });

  test.each([
    [`https://storage.googleapis.com/${bucket}/${path}`, { bucket, path }],
    [`${origin}/v0/b/${bucket}/o/a%2Fb?alt=media&token=x`, { bucket, path: 'a/b' }],
    [`${origin}/v0/b/${bucket}/o/%E0%A4%A`, undefined],
    [`https://evil.example/v0/b/${bucket}/o/a`, undefined],
    [`https://x:y@firebasestorage.googleapis.com/v0/b/${bucket}/o/a`, undefined],
    [`http://firebasestorage.googleapis.com/v0/b/${bucket}/o/a`, undefined],
    ['file:///etc/passwd', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/png;base64,AAAA', undefined],
    ['', undefined],
  ])('%s', (url, expected) => {
    expect(parseStorageUrl(url)).toEqual(expected);
  });

  test('a local origin counts only when it is named', () => {
    const url = publicFileUrl({ bucket, path }, 'http://127.0.0.1:9199');
    expect(isDisplayableUrl(url)).toBe(false);
    expect(isDisplayableUrl(url, ['http://127.0.0.1:9199'])).toBe(true);
  });
});

test.each([
  [path, true],
  ['portfolio-display/watermarked_1760000000000_a1_480.webp', true],
  ['front-page-background/background_1760000000000.mp4', true],
  ['profile-picture/profile_1760000000000.jpg', true],
  ['site-branding/site-logo.jpg', true],
  ['high-quality/albums/bryllup/original_1760000000000_a1.jpg', false],
  ['portfolio-protected/original_1760000000000_a1.jpg', false],
  ['customer-permanent-archive/JF1/a.jpg', false],
  ['purchased/u1/a_b.jpg', false],
  ['watermarked/albums/original/watermarked_1760000000000_a1_960.webp', false],
  ['watermarked/albums/bryllup/andet.webp', false],
  ['watermarked/../high-quality/albums/x/original_1760000000000_a1.jpg', false],
  ['', false],
])('%s may be shown: %s', (candidate, expected) => {
  expect(isDisplayablePath(candidate)).toBe(expected);
  expect(isDisplayableUrl(publicFileUrl({ bucket, path: candidate }))).toBe(expected);
});

test.each([
  `${origin}/v0/b/${bucket}/o/high-quality%2falbums%2fx%2foriginal_1760000000000_a1.jpg`,
  `${origin}/v0/b/${bucket}/o/%68igh-quality%2Falbums%2Fx%2Foriginal_1760000000000_a1.jpg`,
  `${origin}/v0/b/${bucket}/o/high-quality%252Falbums%252Fx%252Foriginal_1760000000000_a1.jpg`,
  `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path).replaceAll('%', '%25')}`,
  `${origin}/v0/b/${bucket}/o/watermarked%2F..%2Fhigh-quality%2Foriginal_1760000000000_a1.jpg`,
  `https://storage.googleapis.com/${bucket}/watermarked/%2e%2e/high-quality/albums/x/original_1760000000000_a1.jpg`,
  `https://storage.googleapis.com/${bucket}\\high-quality\\albums\\x\\original_1760000000000_a1.jpg`,
  `https://storage.googleapis.com/${bucket}/watermarked/albums/\uff0e\uff0e/watermarked_1760000000000_a1_960.webp`,
  `https://storage.googleapis.com/${bucket}/high\t-quality/albums/x/original_1760000000000_a1.jpg`,
])('%s may not be shown, however it is written', (url) => {
  expect(isDisplayableUrl(url)).toBe(false);
});

test.each([
  ['high-quality/albums/bryllup/original_1760000000000_a1.jpg', true],
  ['high-quality/enkeltbilleder/natur/original_1760000000000_a1.png', true],
  ['high-quality/albums/bryllup/original_1760000000000_a1.exe', false],
  ['high-quality/albums/../x/original_1760000000000_a1.jpg', false],
  ['high-quality%2Falbums%2Fbryllup%2Foriginal_1760000000000_a1.jpg', false],
  ['%68igh-quality/albums/bryllup/original_1760000000000_a1.jpg', false],
  ['high-quality\\albums\\bryllup\\original_1760000000000_a1.jpg', false],
  ['high-quality/albums/..%2fbryllup/original_1760000000000_a1.jpg', false],
  ['https://evil.example/high-quality/albums/x/original_1760000000000_a1.jpg', false],
  [path, false],
  ['portfolio-protected/original_1760000000000_a1.jpg', false],
  ['', false],
])('%s may be archived: %s', (candidate, expected) => {
  expect(isArchivablePath(candidate)).toBe(expected);
});
