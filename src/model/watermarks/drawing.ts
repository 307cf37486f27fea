import { AppError } from '../base/errors.ts';
import { isDisguised } from '../files/disguise.ts';
import { sniffFileType } from '../files/mediaPolicy.ts';
import { DRAWING_MAX_BYTES } from './schema.ts';
import { type DrawingProblem, drawingProblems } from './texts.ts';

/** A drawing that cannot become a watermark, with the Danish words for it. */
export function refusedDrawing(problem: DrawingProblem, cause?: unknown): AppError {
  const details = { message: drawingProblems[problem] };
  return new AppError('invalid-argument', { details, cause });
}

/** A node of a parsed document: browsers and the server have different parsers. */
export interface SvgNode {
  readonly nodeType: number;
  readonly localName?: string | null;
  readonly namespaceURI?: string | null;
  readonly textContent: string | null;
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>;
  readonly childNodes: ArrayLike<SvgNode>;
}

const ELEMENT = 1;
const SVG = 'http://www.w3.org/2000/svg';

/** Figures and their colours. What draws programs, pages, pictures, filters or patterns is missing. */
const FIGURES = new Set(
  'svg g a path rect circle ellipse line polyline polygon title desc defs symbol use style linearGradient radialGradient stop clipPath metadata'.split(
    ' ',
  ),
);
const WORDS = new Set(['text', 'tspan', 'textPath']);

const MAX_ELEMENTS = 20_000;
const MAX_USES = 500;

const childrenOf = (node: SvgNode): SvgNode[] =>
  Array.from(node.childNodes).filter(({ nodeType }) => nodeType === ELEMENT);

const withinOf = (node: SvgNode): SvgNode[] =>
  childrenOf(node).flatMap((each) => [each, ...withinOf(each)]);

/** Drawing programs keep notes of their own beside the figures: a renderer passes them by. */
const isNote = ({ namespaceURI, localName }: SvgNode): boolean =>
  (namespaceURI !== null && namespaceURI !== undefined && namespaceURI !== SVG) ||
  localName === 'metadata';

/** The only addresses are those of parts of the same drawing. */
function isOwnAddress(name: string, value: string): boolean {
  if (/(^|:)(href|src|base)$/i.test(name)) return /^#[\w-]+$/.test(value);
  const addresses = value.match(/url\s*\(/gi) ?? [];
  const own = value.match(/url\(\s*['"]?#[\w-]+['"]?\s*\)/g) ?? [];
  return addresses.length === own.length && !/\\|@import|javascript:/i.test(value);
}

function isSafeElement(node: SvgNode): boolean {
  const { localName } = node;
  const attributes = Array.from(node.attributes ?? []);
  const isFigure = typeof localName === 'string' && FIGURES.has(localName);
  // Clipping that is said in a style sheet could be nested unseen.
  const style = localName === 'style' ? (node.textContent ?? '') : '';
  return (
    isFigure &&
    !/[\\@]|url\s*\(/i.test(style) &&
    attributes.every(({ name, value }) => !/^on/i.test(name) && isOwnAddress(name, value))
  );
}

const namesPart = (node: SvgNode, attribute: RegExp): boolean =>
  Array.from(node.attributes ?? []).some(({ name, value }) => attribute.test(`${name}=${value}`));

/** What is used may not use again, and what clips may not be clipped: each level would multiply the work. */
function isFlat(figures: readonly SvgNode[]): boolean {
  const uses = figures.filter(({ localName }) => localName === 'use');
  const used = new Set(
    uses.flatMap((use) =>
      Array.from(use.attributes ?? []).flatMap(({ name, value }) =>
        /(^|:)href$/.test(name) ? [value.slice(1)] : [],
      ),
    ),
  );
  const idOf = (node: SvgNode) =>
    Array.from(node.attributes ?? []).find(({ name }) => name === 'id')?.value ?? '';
  const repeated = figures.filter((node) => node.localName === 'clipPath' || used.has(idOf(node)));
  return (
    uses.length <= MAX_USES &&
    repeated.every((node) =>
      [node, ...withinOf(node)].every(
        (part) => part.localName !== 'use' && !namesPart(part, /clip-path/i),
      ),
    )
  );
}

/** Throws for a parsed SVG that is more than figures. */
export function checkSvg(root: SvgNode): void {
  if (root.localName !== 'svg' || root.namespaceURI !== SVG) throw refusedDrawing('unreadable');
  const figuresOf = (node: SvgNode): SvgNode[] =>
    isNote(node) ? [] : [node, ...childrenOf(node).flatMap(figuresOf)];
  const figures = figuresOf(root);
  if (figures.length > MAX_ELEMENTS) throw refusedDrawing('tooDetailed');
  const hasWords = figures.some(({ localName }) => WORDS.has(localName ?? ''));
  if (hasWords) throw refusedDrawing('text');
  const isHiding = [root, ...withinOf(root)]
    .filter(isNote)
    .some((note) => withinOf(note).some(({ namespaceURI }) => namespaceURI === SVG));
  if (isHiding || !figures.every(isSafeElement) || !isFlat(figures)) throw refusedDrawing('unsafe');
}

/** What stands before the figures and means nothing. */
const HEADING = /^\uFEFF?\s*<\?xml\s[^<>]*\?>|<!DOCTYPE[^<>[\]]*>/gi;

/** Entities could grow without end, and an instruction could name a style sheet elsewhere. */
const DECLARATION = /<!(?!--|\[CDATA\[)|<\?/;

function textOf(file: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // No text, and therefore no SVG.
    return undefined;
  }
}

/** More than any logo needs: a small file may claim far more. */
export const DRAWING_MAX_PIXELS = 25_000_000;

/** The size that a PNG claims stands in its first block. */
const PNG_SIZE_AT = 16;

function checkClaimedSize(png: Uint8Array): void {
  if (png.length < PNG_SIZE_AT + 8) throw refusedDrawing('unreadable');
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const pixels = view.getUint32(PNG_SIZE_AT) * view.getUint32(PNG_SIZE_AT + 4);
  if (pixels > DRAWING_MAX_PIXELS) throw refusedDrawing('tooManyPixels');
}

export type Drawing = { type: 'png' } | { type: 'svg'; text: string };

/** Tells by its content what a chosen file is. Throws for what is neither a PNG nor an SVG, or something else as well. */
export function drawingOf(file: Uint8Array): Drawing {
  if (file.length > DRAWING_MAX_BYTES) throw refusedDrawing('tooLarge');
  if (sniffFileType(file) === 'image/png') {
    if (isDisguised(file)) throw refusedDrawing('type');
    checkClaimedSize(file);
    return { type: 'png' };
  }
  const text = textOf(file)?.replaceAll(HEADING, '');
  if (text === undefined || !/<(\w+:)?svg[\s>]/.test(text)) throw refusedDrawing('type');
  if (DECLARATION.test(text)) throw refusedDrawing('unsafe');
  return { type: 'svg', text };
}
