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

test.each(['', 'no ZIP at all', 'PK\u0005\u0006'])('refuses "%s"', async (text) => {
  await expect(readZip(new Blob([text]))).rejects.toMatchObject({ code: 'upload/unreadable' });
});
