// Prints how large the parts of the house are. It lists; it does not fail. `--list` adds the names.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { columns } from './table.ts';

const CODE = /(?<!\.d)\.tsx?$/;
const TOOL_CODE = /(?<!\.d)\.[tj]s$/;
const SMALL_LINES = 25;
const LISTED = 20;
/** A field of single images that a form asks for and a page shows. */
const FIELD = ['takenAt'];
/** The types of an order line in the cart, in an order and in a purchase. */
const ORDER_LINE = ['CartItem', 'OrderLine', 'PurchaseItem'];
const COMMENT = /^\s*(?:\/\*\*|\*|\/\/)\s+(\w+)/;
const RIDDLE = /^(?:What|Who|Whether|How)$/;

interface Module {
  path: string;
  text: string;
  lines: number;
  /** Lines of the import statements, all lines of a long one included. */
  importLines: number;
  /** Modules of the tree that this one imports, types and lazy imports included. */
  imports: string[];
}

interface Measure {
  name: string;
  value: string;
  goal: string;
  list?: string[];
}

/** Lists the files below a folder, relative to the root. */
function filesBelow(root: string, folder: string): string[] {
  const directory = join(root, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

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

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const percent = (part: number, whole: number): string =>
  `${((part / Math.max(whole, 1)) * 100).toFixed(1)} %`;

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

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

function naming(modules: readonly Module[], names: readonly string[]): Module[] {
  const pattern = new RegExp(`\\b(?:${names.join('|')})\\b`);
  return modules.filter(({ text }) => pattern.test(text));
}

const folderCount = (modules: readonly Module[]): number =>
  new Set(modules.map(({ path }) => dirname(path))).size;

function sizeMeasure(modules: readonly Module[]): Measure {
  const sorted = modules.toSorted((a, b) => a.lines - b.lines);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]?.lines ?? 0;
  const largest = sorted.toReversed().slice(0, LISTED);
  return {
    name: 'lines of a file: median, p90, max',
    value: `${at(0.5)}, ${at(0.9)}, ${at(1)}`,
    goal: '40-80, <= 180, <= 300',
    list: largest.map(({ path, lines }) => `${lines} ${path}`),
  };
}

function folderMeasure(files: readonly string[]): Measure {
  const folders = [...countBy(files.map((path) => dirname(path)))].sort((a, b) => b[1] - a[1]);
  const [name, count] = folders[0] ?? ['', 0];
  return {
    name: 'widest folder (with styles)',
    value: `${count} ${name}`,
    goal: '<= 25',
    list: folders.slice(0, LISTED).map(([folder, size]) => `${size} ${folder}`),
  };
}

function graphMeasures(modules: readonly Module[]): Measure[] {
  const paths = new Set(modules.map(({ path }) => path));
  const graph = new Map(
    modules.map(({ path, imports }) => [path, imports.filter((to) => paths.has(to))]),
  );
  const importers = countBy([...graph.values()].flat());
  const small = modules.filter(
    ({ path, lines }) => lines <= SMALL_LINES && importers.get(path) === 1,
  );
  const found = circles(graph);
  return [
    {
      name: `modules of <= ${SMALL_LINES} lines with one importer`,
      value: String(small.length),
      goal: '<= 20',
      list: small.map(({ path, lines }) => `${lines} ${path}`),
    },
    {
      name: 'circles of imports, types included',
      value: String(found.length),
      goal: '<= 0',
      list: found.map((group) => group.join(' ')),
    },
  ];
}

function ratioMeasure(root: string, modules: readonly Module[]): Measure {
  const read = (folder: string, kind: RegExp): number[] =>
    filesBelow(root, folder)
      .filter((path) => kind.test(path))
      .map((path) => lineCount(readFileSync(join(root, path), 'utf8')));
  const product = sum(modules.map(({ lines }) => lines)) + sum(read('functions/src', CODE));
  const tools = read('tools', TOOL_CODE);
  return {
    name: "product's code : tools (without packages)",
    value: `${(product / Math.max(sum(tools), 1)).toFixed(1)} : 1`,
    goal: '>= 10 : 1',
    list: [`${product} lines of product`, `${sum(tools)} lines in ${tools.length} tools`],
  };
}

function commentMeasure(root: string): Measure {
  const files = ['src', 'functions/src', 'tools', 'packages', 'tests', 'e2e']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => CODE.test(path));
  const words = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line) => COMMENT.exec(line)?.[1] ?? [])
      .map((word) => ({ path, word })),
  );
  const riddles = words.filter(({ word }) => RIDDLE.test(word));
  return {
    name: 'comment lines that begin with What, Who, Whether, How',
    value: `${riddles.length} of ${words.length}`,
    goal: '<= 0',
    list: [...countBy(riddles.map(({ path }) => path))].map(([path, count]) => `${count} ${path}`),
  };
}

/** Measures the tree below a root. */
export function measureHouse(root: string): Measure[] {
  const files = filesBelow(root, 'src');
  const modules = files.filter((path) => CODE.test(path)).map((path) => readModule(root, path));
  const lines = sum(modules.map((each) => each.lines));
  const field = naming(modules, FIELD);
  const orderLine = naming(modules, ORDER_LINE);
  return [
    { name: 'modules in src', value: String(modules.length), goal: '<= 650' },
    {
      name: 'lines of import, of all',
      value: percent(sum(modules.map((each) => each.importLines)), lines),
      goal: '<= 8 %',
    },
    folderMeasure(files),
    ...graphMeasures(modules),
    {
      name: `files that name the field ${FIELD.join(', ')}`,
      value: String(field.length),
      goal: '<= 10',
      list: field.map(({ path }) => path),
    },
    {
      name: `files, folders that name ${ORDER_LINE.join(', ')}`,
      value: `${orderLine.length}, ${folderCount(orderLine)}`,
      goal: '<= 25, <= 7',
      list: orderLine.map(({ path }) => path),
    },
    ratioMeasure(root, modules),
    sizeMeasure(modules),
    commentMeasure(root),
  ];
}

/** Sets the measures in columns; with lists, each is followed by what is behind it. */
export function houseTable(measures: readonly Measure[], withLists: boolean): string {
  const lines = columns(measures.map(({ name, value, goal }) => [name, value, goal])).split('\n');
  return lines
    .flatMap((line, index) => {
      const list = withLists ? (measures[index]?.list ?? []) : [];
      return [line, ...list.map((entry) => `    ${entry}`)];
    })
    .join('\n');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  console.log(houseTable(measureHouse(root), process.argv.includes('--list')));
}
