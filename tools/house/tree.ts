// Counts files, lines, words and circles of imports.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const CODE = /(?<!\.d)\.tsx?$/;
const TOOL_CODE = /(?<!\.d)\.(?:tsx?|js)$/;
/** What is installed, hidden or built. */
const SKIPPED = /(?:^|\/)(?:node_modules|\..+)$|^(?:functions\/lib|dist|test-results)$/;
/** A field of single images that a form asks for and a page shows. */
const FIELD = 'takenAt';

export interface Measure {
  name: string;
  value: string;
  goal: string;
  list?: string[];
  warnings?: string[];
}

interface Module {
  path: string;
  text: string;
  lines: number;
  /** Lines of the import statements, all lines of a long one included. */
  importLines: number;
  /** Files that this one imports, types and lazy imports included. */
  imports: string[];
}

/** Lists the files below a folder, relative to the root. */
function filesBelow(root: string, folder: string, kind: RegExp): string[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (SKIPPED.test(path)) return [];
      if (entry.isDirectory()) return filesBelow(root, path, kind);
      return entry.isFile() && kind.test(path) ? [path] : [];
    })
    .sort();
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

function resolve(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('#src/')) return specifier.slice(1);
  return specifier.startsWith('.') ? join(dirname(importer), specifier) : undefined;
}

function readModule(root: string, path: string): Module {
  const text = readFileSync(join(root, path), 'utf8');
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const importLines = source.statements
    .filter(ts.isImportDeclaration)
    .map((statement) => lineAt(statement.end) - lineAt(statement.getStart(source)) + 1);
  const imports = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  return {
    path,
    text,
    lines: lineCount(text),
    importLines: sum(importLines),
    imports: [...new Set(imports.flatMap((specifier) => resolve(path, specifier) ?? []))],
  };
}

const modulesBelow = (root: string, folders: readonly string[], kind = CODE): Module[] =>
  folders.flatMap((folder) => filesBelow(root, folder, kind).map((path) => readModule(root, path)));

/** Finds the groups of modules that import each other in a circle (Tarjan's algorithm). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    let low = order.size;
    const own = low;
    order.set(node, own);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === own) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) found.push(group.sort());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

function sizeMeasures(modules: readonly Module[]): Measure[] {
  const sorted = modules.toSorted((a, b) => a.lines - b.lines);
  const lines = sum(modules.map((each) => each.lines));
  const imported = sum(modules.map((each) => each.importLines));
  return [
    { name: 'modules in src', value: String(modules.length), goal: '' },
    {
      name: 'median of their lines',
      value: String(sorted[Math.floor((sorted.length - 1) / 2)]?.lines ?? 0),
      goal: '',
    },
    {
      name: 'lines of import, of all',
      value: `${((imported / Math.max(lines, 1)) * 100).toFixed(1)} %`,
      goal: '',
    },
  ];
}

function proseMeasure(root: string): Measure {
  const counted = filesBelow(root, '', /\.md$/)
    .filter((path) => !path.startsWith(join('docs', 'handbook')))
    .map((path) => {
      const words = readFileSync(join(root, path), 'utf8')
        .split(/\s+/)
        .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      return { path, words };
    });
  return {
    name: 'words of prose, without the handbook',
    value: String(sum(counted.map(({ words }) => words))),
    goal: '<= 25000',
    list: counted.map(({ path, words }) => `${words} ${path}`),
  };
}

/** Measures what the files say without being understood. */
export function treeMeasures(root: string): Measure[] {
  const src = modulesBelow(root, ['src']);
  const product = [...src, ...modulesBelow(root, ['functions/src'])];
  const tests = modulesBelow(root, ['tests', 'e2e']);
  const tools = modulesBelow(root, ['tools'], TOOL_CODE);
  const packages = modulesBelow(root, ['packages'], TOOL_CODE);
  const linesOf = (modules: readonly Module[]): number => sum(modules.map(({ lines }) => lines));
  const ratio = (part: number): string => (part / Math.max(linesOf(product), 1)).toFixed(2);
  const all = [...product, ...tools, ...packages];
  const found = circles(new Map(all.map(({ path, imports }) => [path, imports])));
  const field = src.filter(({ text }) => new RegExp(`\\b${FIELD}\\b`).test(text));
  return [
    {
      name: `files of src that name the field ${FIELD}`,
      value: String(field.length),
      goal: '<= 10',
      list: field.map(({ path }) => path),
    },
    {
      name: 'tests and journeys : product, lines',
      value: ratio(linesOf(tests)),
      goal: '<= 0.60',
      list: [`${linesOf(tests)} : ${linesOf(product)}`],
    },
    {
      name: 'tools and packages : product, lines',
      value: ratio(linesOf(tools) + linesOf(packages)),
      goal: '<= 0.25',
      list: [`${linesOf(tools)} + ${linesOf(packages)} : ${linesOf(product)}`],
    },
    proseMeasure(root),
    {
      name: 'circles of imports, packages and types included',
      value: String(found.length),
      goal: '<= 0',
      list: found.map((group) => group.join(' ')),
    },
    ...sizeMeasures(src),
  ];
}
