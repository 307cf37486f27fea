import { describe, expect, test } from 'vitest';
import {
  FRONT_PAGE_IMAGE_MAX_BYTES,
  FRONT_PAGE_VIDEO_MAX_BYTES,
  LOGO_MAX_BYTES,
  ORIGINAL_MAX_BYTES,
  PROFILE_PICTURE_MAX_BYTES,
} from '#src/model/files/mediaPolicy.ts';
import { Session } from 'local-firebase/storage-rules';
import { rulesFile } from '../support/environment.ts';

/*
 * The largest size of a file, to the byte. The rules are asked as the file storage asks them, with the
 * size that an upload declares: sending 200 MB would prove no more.
 */

/** Of the public widths, which no page asks for: the worker makes them. */
const VARIANT_MAX_BYTES = 20 * 1024 * 1024;

const answers: Record<string, unknown>[] = [];
const session = new Session((message) => answers.push({ ...message }));
session.receive(
  JSON.stringify({
    id: 1,
    action: 'load_ruleset',
    context: {
      rulesetName: 'rules',
      source: { files: [{ name: 'storage.rules', content: rulesFile('storage') }] },
    },
  }),
);

const text = (string_value: string) => ({ string_value });
const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });

const admin = map({
  uid: text('admin'),
  token: map({ admin: { bool_value: true }, email_verified: { bool_value: true } }),
});

interface Upload {
  path: string;
  type: string;
  bytes: number;
}

function permits({ path, type, bytes }: Upload): unknown {
  const orderId = path.split('/')[1] ?? '';
  const metadata = map({ customerProtected: text('true'), orderId: text(orderId) });
  const file = map({ size: { int_value: String(bytes) }, contentType: text(type), metadata });
  session.receive(
    JSON.stringify({
      id: 2,
      action: 'verify',
      context: {
        rulesetName: 'rules',
        service: 'firebase.storage',
        method: 'create',
        path: `/b/bucket/o/${path}`,
        variables: {
          request: map({ auth: admin, resource: file }),
          resource: { null_value: null },
        },
      },
    }),
  );
  return answers.at(-1);
}

const permit = (isPermitted: boolean) => ({ id: 2, result: { permit: isPermitted } });

const video = 'front-page-background/background_1700000000000.mp4';
const picture = 'front-page-background/background_1700000000000.jpg';
const variant = 'watermarked/albums/kyst/watermarked_1700000000000_a_1600.webp';

const limits: readonly [path: string, type: string, most: number][] = [
  ['high-quality/albums/kyst/original_1700000000000_a.jpg', 'image/jpeg', ORIGINAL_MAX_BYTES],
  [
    'high-quality/enkeltbilleder/kyst/original_1700000000000_a.png',
    'image/png',
    ORIGINAL_MAX_BYTES,
  ],
  ['portfolio-protected/original_1700000000000_a.webp', 'image/webp', ORIGINAL_MAX_BYTES],
  ['client-galleries/kunde1/original_1700000000000_a.jpg', 'image/jpeg', ORIGINAL_MAX_BYTES],
  ['intake/Klit1/original', 'image/heic', ORIGINAL_MAX_BYTES],
  ['client-galleries/kunde1/shown_1700000000000_a_480.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['high-quality/albums/kyst/preview_1700000000000_a.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['portfolio-protected/preview_1700000000000_a.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['customer-permanent-archive/JF20260101ABCDEF001/a.jpg', 'image/jpeg', ORIGINAL_MAX_BYTES],
  [picture, 'image/jpeg', FRONT_PAGE_IMAGE_MAX_BYTES],
  ['front-page-background/background_1700000000000.gif', 'image/gif', FRONT_PAGE_IMAGE_MAX_BYTES],
  [video, 'video/mp4', FRONT_PAGE_VIDEO_MAX_BYTES],
  [
    'front-page-background/background_1700000000000.mov',
    'video/quicktime',
    FRONT_PAGE_VIDEO_MAX_BYTES,
  ],
  [variant, 'image/webp', VARIANT_MAX_BYTES],
  ['portfolio-display/watermarked_1700000000000_a_480.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['front-page-background/background_1700000000000_960.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['profile-picture/profile_1700000000000_960.webp', 'image/webp', VARIANT_MAX_BYTES],
  ['profile-picture/profile_1700000000000.jpg', 'image/jpeg', PROFILE_PICTURE_MAX_BYTES],
  ['site-branding/site-logo.jpg', 'image/jpeg', LOGO_MAX_BYTES],
];

describe('a file', () => {
  test.each(limits)('%s (%s) may have %s bytes and not one more', (path, type, largest) => {
    expect(permits({ path, type, bytes: largest })).toMatchObject(permit(true));
    expect(permits({ path, type, bytes: largest + 1 })).toMatchObject(permit(false));
    expect(permits({ path, type, bytes: 1 })).toMatchObject(permit(true));
    expect(permits({ path, type, bytes: 0 })).toMatchObject(permit(false));
  });

  test('that is a picture gets no more room by the name of a video', () => {
    const bytes = FRONT_PAGE_IMAGE_MAX_BYTES + 1;
    expect(permits({ path: video, type: 'image/jpeg', bytes })).toMatchObject(permit(false));
    expect(permits({ path: picture, type: 'image/jpeg', bytes })).toMatchObject(permit(false));
  });
});
