import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { houseTable, measureHouse } from '../../tools/house.ts';
import { placesThatRan } from '../../tools/house/coverage.ts';
import { reckonings, switchUses } from '../../tools/house/money.ts';
import { linesWay } from '../../tools/house/purchase.ts';
import { lineShapes, openHouse } from '../../tools/house/types.ts';

/** A tree of files that lasts as long as the test. */
function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const settings = { compilerOptions: { strict: true, target: 'ES2024', types: [] } };
  const all = { 'tsconfig.json': JSON.stringify(settings), ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const LINE = `
export interface Line { id: string; title: string; price: number }
export type Same = { price: number; id: string; title: string };
export type Named = Pick<Line, 'title' | 'price'>;
export interface Kind { type: 'image'; amountOre?: number }
export interface Shown { title: string; price: number; isPublished: boolean }
export interface Row { title: string; price: string }
export const pay = (line: Pick<Line, 'price' | 'id'>): number => line.price;
`;

test('shapes of a line are told apart by their properties', () => {
  const shapes = lineShapes(openHouse(plant({ 'src/line.ts': LINE })));
  expect([...shapes].map(([key, found]) => [key, found.map(({ name }) => name)])).toEqual([
    ['id price title', ['Line', 'Same']],
    ['price title', ['Named']],
    ['amountOre type', ['Kind']],
  ]);
});

const SUMS = `
declare const toOre: (kroner: number) => number;
interface Line { price: number; width: number }
export const added = (a: Line, b: Line) => a.price + b.price;
export function hidden(line: Line) { const x = toOre(line.width); const y = x; return y * 2; }
export const listed = (lines: Line[]) => sumOf(lines.map(({ price }) => price));
function sumOf(numbers: number[]) { return numbers.reduce((sum, each) => sum + each, 0); }
export const compared = (a: Line) => a.price > 3 || a.price === 2;
export const sorted = (all: Line[]) => all.toSorted((a, b) => a.price - b.price);
export const area = (line: Line) => line.width * 2;
export const progress = (done: number, total: number) => done / total;
export function shown(price: number): string { return String(price / 100); }
import { totalOf } from './model/sale/total.ts';
export const asked = (lines: Line[]) => totalOf(lines) * 2;
export const label = (price: string) => 'kr. ' + price;
`;

test('sums over prices are followed, comparisons and words are not sums', () => {
  const root = plant({
    'src/sums.ts': SUMS,
    'src/model/base/money.ts': 'export const fromOre = (ore: number) => ore / 100;',
    'src/model/sale/total.ts': `export const half = (price: number) => price / 2;
export const totalOf = (lines: object[]) => lines.length;`,
  });
  const found = reckonings(openHouse(root)).map(({ name, kind }) => `${name} ${kind}`);
  expect(found.sort()).toEqual([
    'added reckons',
    'asked reckons',
    'half sale',
    'hidden reckons',
    'listed reckons',
    'shown formats',
  ]);
});

test('switches are counted where they are used, by whatever name', () => {
  const root = plant({
    'src/a.ts':
      "declare global { const GIFT_CARDS: object | false }\nexport const sells = typeof GIFT_CARDS === 'undefined' || !!GIFT_CARDS;",
    'src/b.ts':
      "import { sells as has } from './a';\nexport const b = () => has && GIFT_CARDS;\nexport const c = (sells: boolean) => sells;",
  });
  const uses = switchUses(openHouse(root)).map(({ path, name }) => `${path} ${name}`);
  expect(uses).toEqual(['src/b.ts has', 'src/b.ts GIFT_CARDS']);
});

const WAY = `interface Line { title: string; price: number }
export const buy = (line: Line) => line.price;
export const send = (order: { items: Line[] }) => order;
export const idle = (line: Line) => line.title;
export const other = (word: string) => word;
`;

test('a function lies on the way when it ran with a line', () => {
  const { code, map } = transformSync(WAY, {
    loader: 'ts',
    format: 'esm',
    sourcemap: true,
    sourcefile: 'src/way.ts',
  });
  const range = (text: string, count: number) => {
    const startOffset = code.indexOf(text);
    return { ranges: [{ startOffset, endOffset: startOffset + text.length, count }] };
  };
  const counted = {
    functions: [
      { ranges: [{ startOffset: 0, endOffset: code.length, count: 1 }] },
      range('(line) => line.price', 2),
      range('(order) => order', 1),
      range('(line) => line.title', 0),
      range('(word) => word', 1),
    ],
  };
  const places = placesThatRan(code, counted, JSON.parse(map) as SourceMapPayload);
  const house = openHouse(plant({ 'src/way.ts': WAY }));
  expect(linesWay(house, places)).toEqual({ handles: { 'src/way.ts': 'buy' }, carries: {} });
  const onlySent = places.filter(({ line }) => line === 2);
  expect(linesWay(house, onlySent)).toEqual({ handles: {}, carries: { 'src/way.ts': 'send' } });
});

test('a planted tree is measured', () => {
  const way = {
    date: '2026-01-01',
    handles: { 'src/a.ts': 'a', 'src/lost.ts': 'lost' },
    carries: { 'functions/src/index.ts': 'index' },
  };
  const root = plant({
    'src/main.ts': "import { a } from './a.ts';\n\na();\n",
    'src/a.ts': "import {\n  type B,\n} from '#src/b.ts';\nexport const a = (): B => 1;\n",
    'src/b.ts': "export type { A } from './a.ts';\nexport type B = { takenAt: 1 };\n",
    'functions/src/index.ts': 'index();\n'.repeat(11),
    'functions/lib/index.js': 'index();\n'.repeat(90),
    'tests/lib/a.test.ts': 'a();\n'.repeat(9),
    'tools/run.js': 'run();\n'.repeat(4),
    'packages/p/src/a.ts': "import './b.ts';\n",
    'packages/p/src/b.ts': "import './a.ts';\n",
    'docs/READ.md': 'Four words are here.\n',
    'docs/handbook/a.md': 'Not counted.\n',
    'tools/house/purchase.json': JSON.stringify(way),
    'tools/house/caughtFaults.json': JSON.stringify({ rules: { caught: 29, of: 30 } }),
  });
  const measures = measureHouse(root);
  expect(measures.map(({ value }) => value)).toEqual([
    '3, 2',
    '2, 1',
    '0',
    '0, 0',
    '0, 0',
    '0, 0',
    '0, 0',
    '1',
    '0.45',
    '0.30',
    '4',
    '2',
    '3',
    '3',
    '44.4 %',
    '96.7 %, 29 of 30',
    ...Array<string>(4).fill('not recorded'),
  ]);
  const table = houseTable(measures, true);
  expect(table).toContain('\n    src/lost.ts is gone. Record anew: npm run house -- --record\n');
  expect(table).toContain('\n    packages/p/src/a.ts packages/p/src/b.ts\n');
});
