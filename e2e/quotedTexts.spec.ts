import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { missingTexts } from './quotedTexts/missingTexts.ts';
import { addScript, readSite } from './quotedTexts/builtTexts.ts';
import { expect, test } from './fixtures.ts';

const FUNCTIONS = join(import.meta.dirname, '../functions/lib/index.js');

test('every text that was asked for letter by letter can be shown', async ({ request }) => {
  const built = await readSite(async (path) => {
    // While scripts are read the connection is left alone, and may be closed.
    const answer = await request.get(path, { maxRetries: 2 });
    const isPage = answer.headers()['content-type']?.includes('text/html');
    // A request for a missing file is answered with the page.
    return answer.ok() && isPage === path.endsWith('.html') ? answer.text() : undefined;
  });
  addScript(built, await readFile(FUNCTIONS, 'utf8'));
  expect(missingTexts(built)).toEqual([]);
});
