import { parseSync } from 'vite';

/**
 * Texts that were asked for letter by letter, by what they are asked for. `{name}` is a gap that is
 * filled at run time; an ellipsis character (…) at an end stands for words that were left open.
 */
export type Quotes = Readonly<Record<string, readonly string[]>>;

/** What built code can say, as templates: a gap that is filled at run time is written `{}`. */
export interface Spoken {
  texts: Set<string>;
  /** The names of the properties that hold a text, by text; `null` where it stands by itself. */
  keys: Map<string, Set<string | null>>;
  /** Every name that a property is read by, and every string: either can be what looks a text up. */
  read: Set<string>;
}

interface Node {
  type: string;
  [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const GAP = '{}';
/** What a text may be looked up by: a word without spaces, as codes and kinds are written. */
const CODE = /^[\w/-]+$/;

/** The gaps of a text without their names. */
export function withoutNames(text: string): string {
  return text.replace(/\{\w+\}/g, GAP);
}

/** The text of an expression, or undefined when it holds none. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    return quasis.map(({ value }) => value.cooked).join(GAP);
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const left = textOf(node['left'] as Node);
  const right = textOf(node['right'] as Node);
  return left === undefined && right === undefined ? undefined : `${left ?? GAP}${right ?? GAP}`;
}

function nameOf(key: Node, isComputed: boolean): string | undefined {
  if (key.type === 'Identifier' && !isComputed) return key['name'] as string;
  return textOf(key);
}

/** A text that a function gives back belongs to the property that holds the function. */
function isAnswerOf(node: Node, part: string): boolean {
  const passing = ['ArrowFunctionExpression', 'ConditionalExpression', 'LogicalExpression'];
  return passing.includes(node.type) && part !== 'params' && part !== 'test';
}

export function noSpeech(): Spoken {
  return { texts: new Set(), keys: new Map(), read: new Set() };
}

/** Adds a text that is found under a name, or by itself. */
function addText(spoken: Spoken, text: string, key: string | null = null): void {
  const template = withoutNames(text);
  spoken.texts.add(template);
  const keys = spoken.keys.get(template) ?? new Set();
  spoken.keys.set(template, keys.add(key));
}

/** What a property's value may be for the property to be the place of a text. */
const HOLDING = {
  Literal: true,
  TemplateLiteral: true,
  BinaryExpression: true,
  ArrowFunctionExpression: true,
  ConditionalExpression: true,
  ObjectExpression: true,
  ArrayExpression: true,
};

function visitProperty(spoken: Spoken, node: Node): void {
  const name = nameOf(node['key'] as Node, Boolean(node['computed']));
  const value = node['value'] as Node;
  // The pattern `{ name }` reads, where an object with the same shape holds.
  if (name !== undefined && !(value.type in HOLDING)) spoken.read.add(name);
  visit(spoken, value, name ?? null);
}

function visitParts(spoken: Spoken, node: Node, key: string | null): void {
  for (const [part, value] of Object.entries(node)) {
    const inherited = isAnswerOf(node, part) ? key : null;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(spoken, child, inherited);
    }
  }
}

function visit(spoken: Spoken, node: Node, key: string | null): void {
  if (node.type === 'Property') {
    visitProperty(spoken, node);
    return;
  }
  const text = textOf(node);
  if (text !== undefined) addText(spoken, text, key);
  if (text !== undefined && CODE.test(text)) spoken.read.add(text);
  if (node.type === 'MemberExpression') {
    const name = nameOf(node['property'] as Node, Boolean(node['computed']));
    if (name !== undefined) spoken.read.add(name);
  }
  visitParts(spoken, node, key);
}

/** Everything that a built script can say. */
export function addScript(spoken: Spoken, code: string): void {
  visit(spoken, parseSync('built.js', code).program as unknown as Node, null);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What a built page says: its words and its attributes. */
export function addPage(spoken: Spoken, html: string): void {
  for (const [, words = '', attribute = ''] of html.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
    const text = (words || attribute).replace(
      /&(\w+);/g,
      (all, name: string) => ENTITIES[name] ?? all,
    );
    addText(spoken, text.trim());
  }
}

/** Gives a file of the built site by its path below the root, or undefined where there is none. */
type ReadFile = (path: string) => Promise<string | undefined>;

/** Lists of files are built as one text with many names. */
const SCRIPT = /[\w.-]+\.js\b/g;

function scriptsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => text.match(SCRIPT) ?? []);
}

/** What a browser can be made to say that starts at the page and follows its scripts. */
export async function readSite(read: ReadFile): Promise<Spoken> {
  const spoken = noSpeech();
  const html = await read('index.html');
  if (html === undefined) throw new Error('The built site has no page');
  addPage(spoken, html);
  const seen = new Set<string>();
  for (;;) {
    const next = scriptsIn(spoken.texts).filter((name) => !seen.has(name));
    if (next.length === 0) return spoken;
    for (const name of next) seen.add(name);
    const scripts = await Promise.all(next.map((name) => read(`assets/${name}`)));
    for (const script of scripts) if (script !== undefined) addScript(spoken, script);
  }
}
