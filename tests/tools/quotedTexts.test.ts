import { describe, expect, test } from 'vitest';
import { addPage, addScript, noTexts, readSite } from '../../e2e/quotedTexts/builtTexts.ts';
import { missingTexts } from '../../e2e/quotedTexts/missingTexts.ts';

/** Returns why a text is missing in a product of one script; undefined when it is not. */
function reasonFor(text: string, code: string): string | undefined {
  const built = noTexts();
  addScript(built, code);
  return missingTexts(built, { page: { section: [text] } })[0]?.reason;
}

describe('a text that can be shown', () => {
  test.each([
    ['by itself', 'Log ud', 'show("Log ud")'],
    ['in backticks', 'Log ud', 'show(`Log ud`)'],
    ['with an escaped letter', 'Afvis "nu" ét', String.raw`show("Afvis \"nu\" \u00e9t")`],
    ['with a gap', '{title} blev fjernet', 'show(`${t.title} blev fjernet`)'],
    ['with a gap that is named', 'Ordre {id} mangler', 'show(fill("Ordre {number} mangler", 1))'],
    ['put together', 'Fra {a} til {b}.', 'show("Fra " + from + " til " + to + ".")'],
    ['left open at its end', 'Forkert kode…', 'show("Forkert kode. Prøv igen.")'],
    ['left open at its beginning', '…til billeder', 'show("50 MB til billeder")'],
    ['left open at both', '…15 minutter…', 'show("Vent 15 minutter og prøv.")'],
    ['under a name that is read', 'Gemt!', 'const t = { saved: "Gemt!" }; show(t.saved)'],
    ['under a name that is taken out', 'Gemt!', 'const { saved } = { saved: "Gemt!" }'],
    ['from a function', '{n} valgt', 'const t = { some: (n) => `${n} valgt` }; show(t.some(2))'],
    ['under a code', 'Tom', 'const t = { "zip/empty": "Tom" }; throw new E("zip/empty")'],
    ['under a code of two parts', 'Tom', 'const t = { "zip/empty": "Tom" }; tell("empty")'],
    ['under a kind', 'Tom', 'const t = { empty: "Tom" }; tell({ kind: "empty" })'],
  ])('%s', (_, text, code) => {
    expect(reasonFor(text, code)).toBeUndefined();
  });
});

describe('a text that cannot be shown', () => {
  test.each([
    ['is nowhere', 'Log ud', 'show("Log ind")'],
    ['is only a part of another', 'Log ud', 'show("Log ud nu")'],
    ['has other capitals', 'Log ud', 'show("Log Ud")'],
    ['stands in a comment', 'Log ud', '/* Log ud */ show()'],
    ['has words where the gap is', '{title} blev fjernet', 'show("Kurven blev fjernet")'],
    ['does not begin so', 'Forkert kode…', 'show("En forkert kode")'],
  ])('%s', (_, text, code) => {
    expect(reasonFor(text, code)).toBe('absent');
  });

  test.each([
    ['under a name that nothing reads', 'Gemt!', 'const t = { saved: "Gemt!" }; show(t.title)'],
    ['under a code that nothing says', 'Tom', 'const t = { "zip/empty": "Tom" }; show(t[code])'],
    ['in a function that nothing calls', '{n} valgt', 'const t = { some: (n) => `${n} valgt` }'],
  ])('stands %s', (_, text, code) => {
    expect(reasonFor(text, code)).toBe('unread');
  });
});

test('a page says its words and its attributes', () => {
  const built = noTexts();
  addPage(built, '<h1>Fanger &amp; bevarer</h1><a title="Til toppen">x</a>');
  expect([...built.texts]).toEqual(expect.arrayContaining(['Fanger & bevarer', 'Til toppen']));
});

describe('readSite', () => {
  const files: Record<string, string> = {
    'index.html': '<script src="/assets/index-1.js"></script>',
    'assets/index-1.js': 'import("./page-2.js"); import "./index-1.js"; show("Først")',
    'assets/page-2.js':
      'load("assets/a.css,assets/list-5.js,assets/b.css"); new Worker(new URL("/assets/worker-3.js", here)); import("gone.js")',
    'assets/worker-3.js': 'say("Til sidst")',
    'assets/list-5.js': 'show("Derefter")',
    'assets/orphan-4.js': 'say("Aldrig")',
  };

  test('follows the page to every script that it can load, and to no other', async () => {
    const { texts } = await readSite((path) => Promise.resolve(files[path]));
    expect(texts).toContain('Først');
    expect(texts).toContain('Derefter');
    expect(texts).toContain('Til sidst');
    expect(texts).not.toContain('Aldrig');
  });

  test('needs a page', async () => {
    await expect(readSite(() => Promise.resolve(undefined))).rejects.toThrow('has no page');
  });
});
