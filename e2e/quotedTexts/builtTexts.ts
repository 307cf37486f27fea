import { parseSync } from 'vite';

/**
 * Texts that were asked for letter by letter, by what they are asked for. `{name}` is a gap that is
 * filled at run time; an ellipsis character (…) at an end stands for words that were left open.
 */
export type Quotes = Readonly<Record<string, readonly string[]>>;

/** Texts that built code contains, as templates: a gap that is filled at run time is written `{}`. */
export interface BuiltTexts {
  texts: Set<string>;
  /** Names of the properties that hold a text, by text; `null` for a text outside a property. */
  keys: Map<string, Set<string | null>>;
  /** Every name that a property is read by, and every string: a text can be looked up by either. */
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
/** Words that a text may be looked up by: without spaces, as codes and kinds are written. */
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

export function noTexts(): BuiltTexts {
  return { texts: new Set(), keys: new Map(), read: new Set() };
}

/** Adds a text that is found under a name, or by itself. */
function addText(built: BuiltTexts, text: string, key: string | null = null): void {
  const template = withoutNames(text);
  built.texts.add(template);
  const keys = built.keys.get(template) ?? new Set();
  built.keys.set(template, keys.add(key));
}

/** Kinds of value that make a property the holder of a text. */
const HOLDING = {
  Literal: true,
  TemplateLiteral: true,
  BinaryExpression: true,
  ArrowFunctionExpression: true,
  ConditionalExpression: true,
  ObjectExpression: true,
  ArrayExpression: true,
};

function visitProperty(built: BuiltTexts, node: Node): void {
  const name = nameOf(node['key'] as Node, Boolean(node['computed']));
  const value = node['value'] as Node;
  // In a pattern, `{ name }` reads a property; in an object of the same shape it holds one.
  if (name !== undefined && !(value.type in HOLDING)) built.read.add(name);
  visit(built, value, name ?? null);
}

function visitParts(built: BuiltTexts, node: Node, key: string | null): void {
  for (const [part, value] of Object.entries(node)) {
    const inherited = isAnswerOf(node, part) ? key : null;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isNode(child)) visit(built, child, inherited);
    }
  }
}

function visit(built: BuiltTexts, node: Node, key: string | null): void {
  if (node.type === 'Property') {
    visitProperty(built, node);
    return;
  }
  const text = textOf(node);
  if (text !== undefined) addText(built, text, key);
  if (text !== undefined && CODE.test(text)) built.read.add(text);
  if (node.type === 'MemberExpression') {
    const name = nameOf(node['property'] as Node, Boolean(node['computed']));
    if (name !== undefined) built.read.add(name);
  }
  visitParts(built, node, key);
}

/** Adds every text of a built script. */
export function addScript(built: BuiltTexts, code: string): void {
  visit(built, parseSync('built.js', code).program as unknown as Node, null);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Adds the words and the attributes of a built page. */
export function addPage(built: BuiltTexts, html: string): void {
  for (const [, words = '', attribute = ''] of html.matchAll(/>([^<]+)<|="([^"]*)"/g)) {
    const text = (words || attribute).replace(
      /&(\w+);/g,
      (all, name: string) => ENTITIES[name] ?? all,
    );
    addText(built, text.trim());
  }
}

/** Gives a file of the built site by its path below the root, or undefined where there is none. */
type ReadFile = (path: string) => Promise<string | undefined>;

/** The names of scripts: a built list of files may be one text with many names. */
const SCRIPT = /[\w.-]+\.js\b/g;

function scriptsIn(texts: Iterable<string>): string[] {
  return [...texts].flatMap((text) => text.match(SCRIPT) ?? []);
}

/** Collects the texts of a built site: of its page and of every script that can be reached from it. */
export async function readSite(read: ReadFile): Promise<BuiltTexts> {
  const built = noTexts();
  const html = await read('index.html');
  if (html === undefined) throw new Error('The built site has no page');
  addPage(built, html);
  const seen = new Set<string>();
  for (;;) {
    const next = scriptsIn(built.texts).filter((name) => !seen.has(name));
    if (next.length === 0) return built;
    for (const name of next) seen.add(name);
    const scripts = await Promise.all(next.map((name) => read(`assets/${name}`)));
    for (const script of scripts) if (script !== undefined) addScript(built, script);
  }
}
