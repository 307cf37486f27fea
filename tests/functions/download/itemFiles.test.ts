import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { purchaseItemSchema } from '#src/model/purchases/schema.ts';
import { chosenFile, itemFiles } from '../../../functions/src/download/itemFiles.ts';

const ORDER = 'JF20260102ABCDEF123';
const original = (id: string): string =>
  `high-quality/albums/skov/original_1750000000000_${id}.jpg`;
const archived = (file: string, order = ORDER): string =>
  `customer-permanent-archive/${order}/${file}.jpg`;

const files = (item: Record<string, unknown>) =>
  itemFiles(z.parse(purchaseItemSchema, { id: 'i1', name: 'Skov', ...item }), ORDER);

describe('the files of an item', () => {
  test('a picture: the archive comes before the original', () => {
    const item = { permanentBackupPath: archived('a'), originalAdminPath: original('a') };
    expect(files(item)).toEqual([
      { id: 'i1', title: 'Skov', paths: [archived('a'), original('a')] },
    ]);
  });

  test('an album: each picture with its own places and title', () => {
    const item = {
      originalAdminPath: original('p1'),
      albumImages: [
        { id: 'p1', title: 'Et', originalSrc: original('p1') },
        { id: 'p2', originalSrc: original('p2') },
      ],
      archivedFiles: [
        { imageId: 'p1', originalPath: original('p1'), permanentBackupPath: archived('p1') },
      ],
    };
    expect(files(item)).toEqual([
      { id: 'p1', title: 'Et', paths: [archived('p1'), original('p1')] },
      { id: 'p2', title: 'Skov', paths: [original('p2')] },
    ]);
  });

  test('a picture in the archive: one file, not two', () => {
    const file = { imageId: 'i1', originalPath: original('a'), permanentBackupPath: archived('a') };
    const item = { archivedFiles: [file], originalAdminPath: original('a') };
    expect(files(item)).toEqual([
      { id: 'i1', title: 'Skov', paths: [archived('a'), original('a')] },
    ]);
  });

  test.each([
    '',
    'https://example.com/a.jpg',
    'watermarked/albums/skov/watermarked_1750000000000_a_480.webp',
    'portfolio-protected/original_1750000000000_a.jpg',
    archived('a', 'JF20260102ANOTHER12'),
    `${original('a')}/../../x`,
    original('a').replaceAll('/', '%2f'),
    original('a').replace('high', '%68igh'),
    original('a').replaceAll('/', '%252F'),
    original('a').replaceAll('/', '\\'),
    original('a').replace('albums/', 'albums/..%2f'),
    'purchased/u1/i1_ABC.jpg',
  ])('never from %s', (path) => {
    const item = { originalAdminPath: path, permanentBackupPath: path };
    expect(files({ ...item, albumImages: [{ id: 'p', originalSrc: path }] })).toEqual([]);
  });
});

describe('the file that is meant', () => {
  const two = [
    { id: 'p1', title: 'Et', paths: ['x', 'y'] },
    { id: 'p2', title: 'To', paths: ['z'] },
  ];

  test.each([
    [{}, undefined],
    [{ imageId: 'p1' }, 'p1'],
    [{ imageId: 'p3' }, undefined],
    [{ originalImagePath: 'y' }, 'p1'],
    [{ originalImagePath: 'z' }, 'p2'],
    [{ originalImagePath: '' }, undefined],
    [{ imageId: 'p1', originalImagePath: 'x' }, 'p1'],
    [{ imageId: 'p1', originalImagePath: 'z' }, undefined],
  ])('%j is %s', (wanted, id) => {
    expect(chosenFile(two, wanted)?.id).toBe(id);
  });

  test('is the only one when nothing is said', () => {
    expect(chosenFile(two.slice(1), {})?.id).toBe('p2');
    expect(chosenFile([], {})).toBeUndefined();
  });
});
