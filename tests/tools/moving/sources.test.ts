import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findSources } from '../../../tools/moving/sources.ts';

const place = mkdtempSync(join(tmpdir(), 'sources-'));

afterAll(() => rmSync(place, { recursive: true }));

test('two folders of the same name lose no file', async () => {
  const folders = ['a', 'b'].map((client) => {
    const folder = join(place, client, 'Bryllup');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '1.jpg'), client);
    return folder;
  });
  const { files, open } = await findSources(folders);
  expect(files.map(({ path }) => path)).toEqual(['Bryllup/1.jpg', 'Bryllup 2/1.jpg']);
  const texts = await Promise.all(files.map(async (file) => (await open(file)).text()));
  expect(texts).toEqual(['a', 'b']);
});
