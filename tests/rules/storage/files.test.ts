import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { freshId } from '../support/firestore.ts';
import { fileWorld, upload } from '../support/storage.ts';
import type { Upload } from '../support/storage.ts';

const MEGABYTE = 1024 * 1024;
const project = freshId('projekt').toLowerCase();
const world = fileWorld({});

interface FileCase {
  path: string;
  type: string;
  bytes?: number;
  metadata?: Record<string, string>;
}

const file = (path: string, type: string, more: Partial<FileCase> = {}): FileCase => ({
  path,
  type,
  ...more,
});

const archived = (orderId: string, name: string, metadata?: Record<string, string>): FileCase => ({
  path: `customer-permanent-archive/${orderId}/${name}`,
  type: 'image/jpeg',
  metadata: metadata ?? { customerProtected: 'true', orderId },
});

const original = `high-quality/albums/${project}/original_1700000000000_abc`;
const variant = `watermarked/albums/${project}/watermarked_1700000000000_abc_480`;

const taken: readonly FileCase[] = [
  file(`${original}.jpg`, 'image/jpeg'),
  file(`${original}.jpeg`, 'image/jpeg'),
  file(`${original}.png`, 'image/png'),
  file(`${original}.webp`, 'image/webp'),
  file('high-quality/albums/a/original_1700000000000_a.jpg', 'image/jpeg'),
  file('high-quality/albums/a/preview_1700000000000_a.webp', 'image/webp'),
  file(`${variant}.webp`, 'image/webp'),
  file('portfolio-protected/original_1700000000000_a.png', 'image/png'),
  file('client-galleries/Kunde1/original_1700000000000_a.png', 'image/png'),
  file('client-galleries/Kunde1/preview_1700000000000_a.webp', 'image/webp'),
  file('client-galleries/Kunde1/shown_1700000000000_a_1600.webp', 'image/webp'),
  file('client-galleries/Kunde1/web_1700000000000_a_1600.webp', 'image/webp'),
  file('portfolio-display/watermarked_1700000000000_a_1600.webp', 'image/webp'),
  file('front-page-background/background_1700000000000.gif', 'image/gif'),
  file('front-page-background/background_1700000000000.mp4', 'video/mp4'),
  file('front-page-background/background_1700000000000.webm', 'video/webm'),
  file('front-page-background/background_1700000000000.mov', 'video/quicktime'),
  file('front-page-background/background_1700000000000_960.webp', 'image/webp'),
  file('profile-picture/profile_1700000000000.jpg', 'image/jpeg', { bytes: 5 * MEGABYTE }),
  file('profile-picture/profile_1700000000000_480.webp', 'image/webp'),
  file('site-branding/site-logo.jpg', 'image/jpeg', { bytes: 5 * MEGABYTE }),
  file('site-branding/mobilepay_1700000000000.png', 'image/png'),
  file('intake/Klit1/original', 'image/heic'),
  file('intake/Klit1/original', 'image/jpeg'),
  archived('JF20260101ABCDEF001', 'klit.jpg'),
  archived('JF20260101ABCDEF001', 'Klit_1.2-a.jpg'),
];

const refused: readonly FileCase[] = [
  file(`${original}.jpg`, 'text/html'),
  file(`${original}.jpg`, 'image/svg+xml'),
  file(`${original}.jpg`, 'image/gif'),
  file(`${original}.jpg`, 'image/jpeg', { bytes: 0 }),
  file(`${original}.svg`, 'image/jpeg'),
  file(`${original}_480.jpg`, 'image/jpeg'),
  file(`high-quality/other/${project}/original_1700000000000_a.jpg`, 'image/jpeg'),
  file('high-quality/albums/UPPER/original_1700000000000_a.jpg', 'image/jpeg'),
  file('high-quality/albums/-dash/original_1700000000000_a.jpg', 'image/jpeg'),
  file('high-quality/albums/dash-/original_1700000000000_a.jpg', 'image/jpeg'),
  file(`high-quality/albums/${'a'.repeat(81)}/original_1700000000000_a.jpg`, 'image/jpeg'),
  file(`high-quality/albums/${project}/original_1_a.jpg`, 'image/jpeg'),
  file(`high-quality/albums/${project}/preview_1_a.webp`, 'image/webp'),
  file(`high-quality/albums/${project}/preview_1700000000000_a.jpg`, 'image/jpeg'),
  file(`high-quality/albums/${project}/preview_1700000000000_a.webp`, 'image/jpeg'),
  file(`high-quality/other/${project}/preview_1700000000000_a.webp`, 'image/webp'),
  file(`high-quality/albums/${project}/deeper/original_1700000000000_a.jpg`, 'image/jpeg'),
  file('high-quality/original_1700000000000_a.jpg', 'image/jpeg'),
  file(`${variant}.webp`, 'image/jpeg'),
  file(`${variant}.webp`, 'image/webp', { bytes: 0 }),
  file(`${variant}.webp`, 'image/webp', { bytes: 20 * MEGABYTE + 1 }),
  file(`${variant}.jpg`, 'image/webp'),
  file(`watermarked/albums/${project}/original_1700000000000_a.webp`, 'image/webp'),
  file(`watermarked/other/${project}/watermarked_1700000000000_a_480.webp`, 'image/webp'),
  file('watermarked/albums/UPPER/watermarked_1700000000000_a_480.webp', 'image/webp'),
  file('portfolio-protected/other.png', 'image/png'),
  file('intake/Klit1/original', 'image/svg+xml'),
  file('intake/Klit1/original', 'image/jpeg', { bytes: 0 }),
  file('intake/Klit1/other', 'image/jpeg'),
  file('intake/Klit-1/original', 'image/jpeg'),
  file('intake/original', 'image/jpeg'),
  file('intake/Klit1/deeper/original', 'image/jpeg'),
  file('client-galleries/kunde-1/original_1700000000000_a.png', 'image/png'),
  file('client-galleries/kunde-1/preview_1700000000000_a.webp', 'image/webp'),
  file('client-galleries/original_1700000000000_a.png', 'image/png'),
  file('client-galleries/kunde1/original_1700000000000_a.png', 'text/html'),
  file('client-galleries/kunde1/watermarked_1700000000000_a_480.webp', 'image/webp'),
  file('client-galleries/kunde1/shown_1700000000000_a.webp', 'image/webp'),
  file('client-galleries/kunde1/web_1700000000000_a_1600.jpg', 'image/jpeg'),
  file('client-galleries/kunde1/preview_1700000000000_a.webp', 'image/jpeg'),
  file('portfolio-protected/original_1700000000000_a.png', 'video/mp4'),
  file('portfolio-protected/preview_1700000000000_a.png', 'image/png'),
  file('portfolio-protected/other_1700000000000_a.webp', 'image/webp'),
  file('portfolio-display/preview_1700000000000_a.webp', 'image/webp'),
  file('portfolio-display/original_1700000000000_a.webp', 'image/webp'),
  file('portfolio-display/watermarked_1700000000000_a_1600.webp', 'image/png'),
  file('front-page-background/other.webp', 'image/webp'),
  file('front-page-background/background_1700000000000.webp', 'text/html'),
  file('front-page-background/background_1700000000000.mp4', 'video/ogg'),
  file('front-page-background/background_1700000000000.exe', 'video/mp4'),
  file('front-page-background/background_1700000000000_960.webp', 'image/png'),
  file('profile-picture/other.jpg', 'image/jpeg'),
  file('profile-picture/other_480.webp', 'image/webp'),
  file('profile-picture/profile_1700000000000.jpg', 'image/gif'),
  file('profile-picture/profile_1700000000000.jpg', 'image/jpeg', { bytes: 5 * MEGABYTE + 1 }),
  file('profile-picture/profile_1700000000000_480.webp', 'image/gif'),
  file('site-branding/other.jpg', 'image/jpeg'),
  file('site-branding/site-logo.jpg', 'image/svg+xml'),
  file('site-branding/site-logo.jpg', 'image/jpeg', { bytes: 5 * MEGABYTE + 1 }),
  archived('JF20260101ABCDEF001', 'klit.jpg', { customerProtected: 'true' }),
  archived('mutant', 'klit.jpg', { customerProtected: 'true' }),
  archived('JF20260101ABCDEF001', 'klit.jpg', { orderId: 'JF20260101ABCDEF001' }),
  archived('JF20260101ABCDEF001', 'klit.jpg', { customerProtected: 'true', orderId: 'another' }),
  archived('JF20260101ABCDEF001', 'klit.jpg', {
    customerProtected: 'no',
    orderId: 'JF20260101ABCDEF001',
  }),
  archived('JF20260101ABCDEF001', '.hidden'),
  archived('JF20260101ABCDEF001', 'a'.repeat(151)),
  archived('JF-2026', 'klit.jpg'),
  { ...archived('JF20260101ABCDEF001', 'klit.jpg'), type: 'application/zip' },
];

const write = ({ path, type, bytes = 4, metadata }: FileCase): Promise<void> => {
  const details: Upload = {
    contentType: type,
    bytes,
    ...(metadata ? { customMetadata: metadata } : {}),
  };
  return upload(world.as('admin'), path, details);
};

describe('what an administrator uploads', () => {
  test.each(taken)('$path ($type, $bytes bytes) is taken', async (each) => {
    await assertSucceeds(write(each));
  });

  test.each(refused)('$path ($type, $bytes bytes, $metadata) is refused', async (each) => {
    await assertFails(write(each));
  });
});
