import { expect, test } from 'vitest';
import {
  hasForbiddenWord,
  isArchivablePath,
  isDisplayablePath,
  isDisplayableUrl,
  parseStorageUrl,
  publicFileUrl,
} from '#src/model/files/urlPolicy.ts';

const origin = 'https://firebasestorage.googleapis.com';
const bucket = 'demo.appspot.com';
const path = 'watermarked/albums/bryllup/watermarked_1760000000000_a1_960.webp';
const original = 'high-quality/albums/bryllup/original_1760000000000_a1.jpg';

test('words that hint at an original are forbidden as whole words, whatever their case', () => {
  const hints = ['high-quality/x', 'a_original_b', 'RAW.jpg', 'x/4k/y', 'no-watermark', 'full-res'];
  const others = ['strawberry', 'bigband', 'hdx', 'originality', 'a4k1', ''];
  const texts = [...hints, 'Clean.webp', ...others];
  expect(texts.filter(hasForbiddenWord)).toEqual([...hints, 'Clean.webp']);
});

test('a public address leads back to its file', () => {
  const url = publicFileUrl({ bucket, path });
  expect(url).toBe(`${origin}/v0/b/${bucket}/o/${path.replaceAll('/', '%2F')}?alt=media`);
  expect(parseStorageUrl(url)).toEqual({ bucket, path });
  const older = `https://storage.googleapis.com/${bucket}/${path}`;
  expect(parseStorageUrl(older)).toEqual({ bucket, path });
  const withToken = `${origin}/v0/b/${bucket}/o/a%2Fb?alt=media&token=x`;
  expect(parseStorageUrl(withToken)).toEqual({ bucket, path: 'a/b' });
});

test.each([
  `${origin}/v0/b/${bucket}/o/%E0%A4%A`,
  `https://evil.example/v0/b/${bucket}/o/a`,
  `https://x:y@firebasestorage.googleapis.com/v0/b/${bucket}/o/a`,
  `http://firebasestorage.googleapis.com/v0/b/${bucket}/o/a`,
  ...['file:///etc/passwd', 'javascript:alert(1)', 'data:image/png;base64,AAAA', ''],
])('%s is the address of no file', (url) => {
  expect(parseStorageUrl(url)).toBeUndefined();
});

test('a local origin counts only when it is named', () => {
  const url = publicFileUrl({ bucket, path }, 'http://127.0.0.1:9199');
  expect(isDisplayableUrl(url)).toBe(false);
  expect(isDisplayableUrl(url, ['http://127.0.0.1:9199'])).toBe(true);
});

test.each([
  [path, true],
  ['portfolio-display/watermarked_1760000000000_a1_480.webp', true],
  ['front-page-background/background_1760000000000.mp4', true],
  ['profile-picture/profile_1760000000000.jpg', true],
  ['site-branding/site-logo.jpg', true],
  [original, false],
  ['portfolio-protected/original_1760000000000_a1.jpg', false],
  ['customer-permanent-archive/JF1/a.jpg', false],
  ['purchased/u1/a_b.jpg', false],
  ['watermarked/albums/original/watermarked_1760000000000_a1_960.webp', false],
  ['watermarked/albums/bryllup/andet.webp', false],
  [`watermarked/../${original}`, false],
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
  ...[
    '/watermarked/%2e%2e/high-quality/albums/x/original_1760000000000_a1.jpg',
    '\\high-quality\\albums\\x\\original_1760000000000_a1.jpg',
    '/watermarked/albums/\uff0e\uff0e/watermarked_1760000000000_a1_960.webp',
    '/high\t-quality/albums/x/original_1760000000000_a1.jpg',
  ].map((written) => `https://storage.googleapis.com/${bucket}${written}`),
])('%s may not be shown, however it is written', (url) => {
  expect(isDisplayableUrl(url)).toBe(false);
});

test.each([
  [original, true],
  ['high-quality/enkeltbilleder/natur/original_1760000000000_a1.png', true],
  [original.replace('jpg', 'exe'), false],
  [original.replace('bryllup', '../x'), false],
  [encodeURIComponent(original), false],
  [original.replace('h', '%68'), false],
  [original.replaceAll('/', '\\'), false],
  [original.replace('bryllup', '..%2fbryllup'), false],
  [`https://evil.example/${original}`, false],
  [path, false],
  ['portfolio-protected/original_1760000000000_a1.jpg', false],
  ['', false],
])('%s may be archived: %s', (candidate, expected) => {
  expect(isArchivablePath(candidate)).toBe(expected);
});
