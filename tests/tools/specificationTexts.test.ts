import { expect, test } from 'vitest';
import { addPage, addScript, noTexts, readSite } from '../../e2e/quotedTexts/builtTexts.ts';
import { missingTexts } from '../../e2e/quotedTexts/missingTexts.ts';

test.each([
  ['by itself', 'Log ud', 'show("Log ud")', undefined],
  ['with an escaped letter', 'Afvis "nu" ét', String.raw`show("Afvis \"nu\" \u00e9t")`, undefined],
  ['with a gap', '{title} blev fjernet', 'show(`${t.title} blev fjernet`)', undefined],
  ['with a named gap', 'Ordre {id} mangler', 'show(fill("Ordre {number} mangler", 1))', undefined],
  ['put together', 'Fra {a} til {b}.', 'show("Fra " + from + " til " + to + ".")', undefined],
  ['left open', '…15 minutter…', 'show("Vent 15 minutter og prøv.")', undefined],
  ['under a name that is read', 'Gemt!', 'const t = { saved: "Gemt!" }; show(t.saved)', undefined],
  ['under a code', 'Tom', 'const t = { "zip/empty": "Tom" }; tell("empty")', undefined],
  ['nowhere', 'Log ud', 'show("Log ud nu"); show("Log Ud") /* Log ud */', 'absent'],
  ['with words in its gap', '{title} blev fjernet', 'show("Kurven blev fjernet")', 'absent'],
  ['in the middle only', 'Forkert kode…', 'show("En forkert kode")', 'absent'],
  ['under a name that nobody reads', 'Gemt!', 'const t = { saved: "Gemt!" }', 'unread'],
  [
    'in a function that nobody calls',
    '{n} valgt',
    'const t = { a: (n) => `${n} valgt` }',
    'unread',
  ],
])('a text that stands %s', (...[, text, code, reason]) => {
  const built = noTexts();
  addScript(built, code);
  expect(missingTexts(built, { page: { section: [text] } })[0]?.reason).toBe(reason);
});

test('a page says its words and its attributes', () => {
  const built = noTexts();
  addPage(built, '<h1>Fanger &amp; bevarer</h1><a title="Til toppen">x</a>');
  expect([...built.texts]).toEqual(expect.arrayContaining(['Fanger & bevarer', 'Til toppen']));
});

test('a site says what its page and every script that it can load say', async () => {
  const files: Record<string, string> = {
    'index.html': '<script src="/assets/index-1.js"></script>',
    'assets/index-1.js': 'import("./page-2.js"); import "./index-1.js"; show("Først")',
    'assets/page-2.js':
      'load("assets/a.css,assets/list-5.js"); new Worker(new URL("/assets/worker-3.js", here)); import("gone.js")',
    'assets/worker-3.js': 'say("Til sidst")',
    'assets/list-5.js': 'show("Derefter")',
    'assets/orphan-4.js': 'say("Aldrig")',
  };
  const { texts } = await readSite((path) => Promise.resolve(files[path]));
  expect([...texts]).toEqual(expect.arrayContaining(['Først', 'Derefter', 'Til sidst']));
  expect(texts).not.toContain('Aldrig');
  await expect(readSite(() => Promise.resolve(undefined))).rejects.toThrow('has no page');
});
