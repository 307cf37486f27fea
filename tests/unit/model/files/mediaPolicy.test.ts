import { expect, test } from 'vitest';
import {
  type FileType,
  type MediaUse,
  type MediaCheck,
  checkMedia,
} from '#src/model/files/mediaPolicy.ts';

const MB = 1024 * 1024;
const plain: MediaCheck = { kind: 'accepted', convertToWebp: false };
const refused = (reason: 'type' | 'empty' | 'image-too-large' | 'video-too-large') =>
  ({ kind: 'refused', reason }) as const;

test.each<[MediaUse, [FileType | undefined, number], MediaCheck]>([
  ['album', ['image/jpeg', 30 * MB], plain],
  ['album', ['image/png', MB], plain],
  ['album', ['image/webp', MB], plain],
  ['album', ['image/gif', MB], refused('type')],
  ['album', ['video/mp4', MB], refused('type')],
  ['album', [undefined, MB], refused('type')],
  // A file without a byte has no type, and is refused as empty.
  ['album', [undefined, 0], refused('empty')],
  ['frontPage', [undefined, 0], refused('empty')],
  ['singleImage', ['image/gif', MB], refused('type')],
  ['portfolio', ['video/webm', MB], refused('type')],
  ['logo', ['image/png', 5_242_880], plain],
  ['logo', ['image/png', 5_242_881], refused('image-too-large')],
  ['logo', ['video/mp4', 1], refused('type')],
  ['profilePicture', ['image/jpeg', 5 * MB], plain],
  ['profilePicture', ['image/jpeg', 5 * MB + 1], refused('image-too-large')],
  ['profilePicture', [undefined, 1], refused('type')],
  ['frontPage', ['image/jpeg', 10 * MB], plain],
  ['frontPage', ['image/jpeg', 10 * MB + 1], { kind: 'confirm', reason: 'large-file' }],
  ['frontPage', ['image/jpeg', 50 * MB], { kind: 'confirm', reason: 'large-file' }],
  ['frontPage', ['image/jpeg', 50 * MB + 1], refused('image-too-large')],
  ['frontPage', ['video/mp4', 9 * MB], plain],
  ['frontPage', ['video/quicktime', 200 * MB], { kind: 'confirm', reason: 'large-file' }],
  ['frontPage', ['video/webm', 200 * MB + 1], refused('video-too-large')],
  ['frontPage', ['image/gif', 5 * MB], { kind: 'accepted', convertToWebp: true }],
  ['frontPage', ['image/gif', 5 * MB + 1], { kind: 'confirm', reason: 'large-gif' }],
])('as %s: %j', (use, [type, size], expected) => {
  expect(checkMedia(use, { type, bytes: size })).toEqual(expected);
});
