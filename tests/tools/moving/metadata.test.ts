import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

const XML = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="-1"/></rdf:RDF></x:xmpmeta>`;

const SCRIPT = `
import { readFacts } from './src/lib/pictures/readFacts.ts';
import { sidecarAsPicture } from './src/model/moving/words.ts';
const xml = new TextEncoder().encode(process.argv[1]);
console.log((await readFacts(sidecarAsPicture(xml))).rating);
`;

// Here modules are loaded otherwise than by Vite.
test('an import at the command line reads metadata', async () => {
  const cwd = join(import.meta.dirname, '../../..');
  const words = ['--input-type=module', '--eval', SCRIPT, XML];
  const { stdout } = await run(process.execPath, words, { cwd });
  expect(stdout.trim()).toBe('-1');
});
