import JSZip from 'jszip';
import { expect, test, vi } from 'vitest';
import type { PackedFile } from '#src/lib/zip/messages.ts';
import { packInMemory } from '#src/lib/zip/packInMemory.ts';

const LIST = 'Bølge.jpg\r\n'.repeat(500);
const PICTURE = new Uint8Array(3000);

// oxlint-disable-next-line typescript/require-await -- The files come one by one in the product.
async function* files(): AsyncGenerator<PackedFile> {
  yield { name: 'Bølge.jpg', content: PICTURE };
  yield { name: 'liste.txt', content: LIST };
}

/** The ways in which the parts of an archive are compressed, as their heads say. */
function methodsIn(zip: Buffer): number[] {
  const methods: number[] = [];
  const head = Buffer.from('PK\u0003\u0004', 'latin1');
  for (let at = zip.indexOf(head); at >= 0; at = zip.indexOf(head, at + 1)) {
    methods.push(zip.readUInt16LE(at + 8));
  }
  return methods;
}

test('pictures are stored as they are, lists deflated by level 6', async () => {
  const generate = vi.spyOn(JSZip.prototype, 'generateAsync');
  const packing = vi.fn();
  const zip = await packInMemory(files(), packing);
  expect(packing).toHaveBeenCalledTimes(1);
  expect(zip.type).toBe('application/zip');
  expect(generate.mock.lastCall?.[0]).toMatchObject({
    compression: 'DEFLATE',
    compressionOptions: { level: 6 },
  });
  const bytes = Buffer.from(await zip.arrayBuffer());
  expect(methodsIn(bytes)).toEqual([0, 8]);
  const opened = await JSZip.loadAsync(bytes);
  expect(await opened.file('liste.txt')?.async('string')).toBe(LIST);
  expect(await opened.file('Bølge.jpg')?.async('uint8array')).toEqual(PICTURE);
});
