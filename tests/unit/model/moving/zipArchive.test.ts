import JSZip from 'jszip';
import { downloadZip } from 'client-zip';
import { expect, test } from 'vitest';
import { readZip } from '#src/model/moving/zipArchive.ts';

async function contents(zip: Blob): Promise<(string | number)[][]> {
  const entries = await readZip(zip);
  return Promise.all(
    entries.map(async ({ path, bytes, open }) => [path, bytes, await (await open()).text()]),
  );
}

const files = { 'Æble/å.txt': 'øl '.repeat(500), 'b.txt': 'b' };
const expected = [
  ['Æble/å.txt', 2000, files['Æble/å.txt']],
  ['b.txt', 1, 'b'],
];

test.each(['STORE', 'DEFLATE'] as const)(
  'reads a ZIP that is packed by %s',
  async (compression) => {
    const zip = new JSZip();
    for (const [path, text] of Object.entries(files)) zip.file(path, text);
    const bytes = await zip.generateAsync({ type: 'uint8array', compression, comment: 'PK' });
    expect(await contents(new Blob([new Uint8Array(bytes)]))).toEqual(expected);
  },
);

test('reads a ZIP that was written as a stream', async () => {
  const input = Object.entries(files).map(([name, content]) => ({ name, input: content }));
  expect(await contents(await downloadZip(input).blob())).toEqual(expected);
});

/** The ZIP with its list where one of more than four gigabytes has it. */
function asLarge(zip: Uint8Array): Uint8Array {
  const at = zip.length - 22;
  const list = new DataView(zip.buffer, zip.byteOffset + at);
  const record = new DataView(new ArrayBuffer(76));
  record.setUint32(0, 0x06064b50, true);
  record.setBigUint64(40, BigInt(list.getUint32(12, true)), true);
  record.setBigUint64(48, BigInt(list.getUint32(16, true)), true);
  record.setUint32(56, 0x07064b50, true);
  record.setBigUint64(64, BigInt(at), true);
  list.setUint32(12, 0xffffffff, true);
  list.setUint32(16, 0xffffffff, true);
  return Buffer.concat([zip.subarray(0, at), new Uint8Array(record.buffer), zip.subarray(at)]);
}

test('reads a ZIP of more than four gigabytes', async () => {
  const zip = new JSZip();
  for (const [path, text] of Object.entries(files)) zip.file(path, text);
  const large = asLarge(await zip.generateAsync({ type: 'uint8array' }));
  expect(await contents(new Blob([new Uint8Array(large)]))).toEqual(expected);
});

/** A ZIP with one file whose name has these bytes, and no word of their letters. */
async function zipNamed(name: readonly number[]): Promise<Blob> {
  const zip = new JSZip();
  zip.file('a'.repeat(name.length), 'b');
  const bytes = Buffer.from(await zip.generateAsync({ type: 'uint8array' }));
  const list = bytes.indexOf('PK\u0001\u0002');
  for (const at of [30, list + 46]) bytes.set(name, at);
  return new Blob([new Uint8Array(bytes)]);
}

test.each([
  ['æøåÆØÅ', [0x91, 0x9b, 0x86, 0x92, 0x9d, 0x8f]],
  ['Bryllup på Møn', [...Buffer.from('Bryllup p\u0086 M\u009Bn', 'latin1')]],
  ['Ç\u00A0é', [0x80, 0xff, 0x82]],
])('reads %s as Windows writes it', async (path, name) => {
  expect(await contents(await zipNamed(name))).toEqual([[path, 1, 'b']]);
});

test('reads a name in UTF-8 that does not say so', async () => {
  const path = 'Bryllup på Møn/Æble.jpg';
  expect(await contents(await zipNamed([...Buffer.from(path)]))).toEqual([[path, 1, 'b']]);
});

test.each(['', 'no ZIP at all', 'PK\u0005\u0006'])('refuses "%s"', async (text) => {
  await expect(readZip(new Blob([text]))).rejects.toMatchObject({ code: 'upload/unreadable' });
});
