import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { checkSvg, drawingOf } from '#src/model/watermarks/drawing.ts';
import { DRAWING_MAX_BYTES } from '#src/model/watermarks/schema.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function read(text: string): void {
  const drawing = drawingOf(bytes(text));
  if (drawing.type !== 'svg') throw new Error('It is no SVG');
  const root = new DOMParser().parseFromString(drawing.text, 'image/svg+xml').documentElement;
  if (root) checkSvg(root);
}

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const saying = (message: string) =>
  expect.objectContaining({ details: { message } }) as { details: object };

const UNSAFE = saying(
  'Tegningen indeholder andet end figurer, for eksempel scripts, billeder eller henvisninger. Gem den som enkel SVG eller som PNG.',
);

/** Each use draws the one before it ten times. */
const bomb = Array.from({ length: 9 }, (_, level) => {
  const uses = `<use href="#g${level}"/>`.repeat(10);
  return `<g id="g${level + 1}">${uses}</g>`;
}).join('');

const png = (width: number, height: number) => {
  const file = new Uint8Array(40);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(file.buffer).setUint32(16, width);
  new DataView(file.buffer).setUint32(20, height);
  return file;
};

describe('a drawing that is taken', () => {
  test.each([
    ['figures', svg('<path d="M0 0h9"/><g><circle r="4" fill="url(#a)"/></g>')],
    ['a style sheet of colours', svg('<style>.a{fill:#fff}</style><rect class="a"/>')],
    ['clipped figures', svg('<clipPath id="a"><rect/></clipPath><g clip-path="url(#a)"/>')],
    ['a repeated figure', svg('<defs><path id="a" d="M0 0"/></defs><use xlink:href="#a"/>')],
    ['notes of its program', svg('<x:view xmlns:x="http://inkscape.org"/><metadata/>')],
    [
      'the heading of a program',
      `<?xml version="1.0"?><!-- a -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg('<path d=""/>')}`,
    ],
  ])('%s', (_what, text) => {
    expect(() => read(text)).not.toThrow();
  });

  test('a PNG of the size of a logo', () => {
    expect(drawingOf(png(1200, 400))).toEqual({ type: 'png' });
  });
});

describe('a drawing that is refused', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a page', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['an event', svg('<path onload="alert(1)"/>')],
    ['an event at its root', svg('', 'onload="alert(1)"')],
    ['a picture elsewhere', svg('<image href="https://angreb.example/a.png"/>')],
    ['a picture inside', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['a drawing elsewhere', svg('<use xlink:href="https://angreb.example/a.svg#a"/>')],
    ['a file of the server', svg('<use href="file:///etc/passwd#a"/>')],
    ['a link that runs', svg('<a href="javascript:alert(1)"><path/></a>')],
    ['a colour elsewhere', svg('<path fill="url(https://angreb.example/a)"/>')],
    ['a style sheet elsewhere', svg('<style>@import "https://angreb.example";</style>')],
    ['an address in a style', svg('<path style="fill:url(https://angreb.example)"/>')],
    ['a hidden address in a style', svg('<style>.a{fill:\\75rl(https://angreb.example)}</style>')],
    ['a base elsewhere', svg('<g xml:base="https://angreb.example/"/>')],
    ['a filter', svg('<filter id="a"/>')],
    ['figures among the notes', svg('<x:v xmlns:x="http://x"><path id="a"/></x:v>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
    ['an instruction', `<?xml-stylesheet href="https://angreb.example"?>${svg('')}`],
    ['uses of uses', svg(`<defs><path id="g0" d="M0 0"/>${bomb}</defs><use href="#g9"/>`)],
    [
      'clipping of what clips',
      svg('<clipPath id="a"><g clip-path="url(#b)"/></clipPath><clipPath id="b"/>'),
    ],
  ])('%s', (_what, text) => {
    expect(() => read(text)).toThrow(UNSAFE);
  });

  test.each([
    ['words with a font', () => read(svg('<text>Foto</text>')), /Gem den med teksten som kurver/],
    ['a page', () => read('<html><body/></html>'), /Vælg en PNG eller en SVG/],
    ['another picture', () => drawingOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), /Vælg en PNG/],
    ['a page inside a PNG', () => drawingOf(polyglot()), /Vælg en PNG eller en SVG/],
    ['a PNG that claims a gigabyte', () => drawingOf(png(16_000, 16_000)), /for mange pixels/],
    ['half a PNG', () => drawingOf(png(9, 9).subarray(0, 12)), /kunne ikke læses/],
    ['a large file', () => drawingOf(new Uint8Array(DRAWING_MAX_BYTES + 1)), /fylder for meget/],
    ['endless figures', () => read(svg('<path/>'.repeat(20_001))), /for detaljeret/],
  ])('%s', (_what, attempt, message) => {
    expect(attempt).toThrow(
      expect.objectContaining({ details: { message: expect.stringMatching(message) as string } }),
    );
  });
});

function polyglot(): Uint8Array {
  return Uint8Array.from([...png(10, 10), ...bytes('<script>alert(1)</script>')]);
}
