import { describe, expect, test } from 'vitest';
import { planSeed } from '../../../tools/seed/plan.ts';
import { fileMetadata } from '../../../tools/seed/write.ts';
import { materials } from './materials.ts';

const { files } = planSeed(materials);
const archived = files.filter(({ path }) => path.startsWith('customer-permanent-archive/'));
const others = files.filter((file) => !archived.includes(file));

describe('the metadata of a file', () => {
  test.each(archived)('of the archive: $path', (file) => {
    const { metadata, contentType, cacheControl } = fileMetadata(file);
    expect(Object.keys(metadata)).toEqual([
      'orderId',
      'originalUrl',
      'backupTimestamp',
      'customerProtected',
      'contentType',
      'originalSize',
    ]);
    expect(metadata).toMatchObject({ contentType, originalSize: String(file.data.length) });
    expect(cacheControl).toBe('private, no-store');
  });

  test('of the shop is nothing about customers', () => {
    expect(others).not.toHaveLength(0);
    for (const file of others) expect(fileMetadata(file).metadata).toEqual({});
  });

  test.each([
    ['high-quality/enkeltbilleder/original_1750000000_a.jpg', 'private, no-store'],
    ['site-branding/site-logo.jpg', 'public, no-cache'],
  ])('lets browsers keep %s as %s', (path, expected) => {
    const file = { path, contentType: 'image/jpeg', data: Buffer.alloc(1) };
    expect(fileMetadata(file).cacheControl).toBe(expected);
  });
});
