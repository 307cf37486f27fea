// The way of one purchase: the files through which a line of it went in a run that was recorded.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Place } from './coverage.ts';
import type { Measure } from './tree.ts';
import { type House, lineFunctions, topName } from './types.ts';

const RECORD = 'tools/house/purchase.json';

interface Recorded {
  date: string;
  /** What ran with a line in its hands, by the paths of the files. */
  handles: Record<string, string>;
  /** Files in which only an order, a purchase or a voucher went by, with its lines inside. */
  carries: Record<string, string>;
}

/** The functions of a file in whose body one of the places lies, without those around them. */
function functionsAt(source: ts.SourceFile, places: readonly Place[]): Set<ts.Node> {
  const ran = new Set<ts.Node>();
  for (const { line, column } of places) {
    const at = (source.getLineStarts()[line] ?? source.end) + column;
    let inner: ts.Node | undefined;
    const search = (node: ts.Node): void => {
      if (at < node.pos || at >= node.end) return;
      const body = ts.isFunctionLike(node) && (node as ts.FunctionLikeDeclaration).body;
      if (body && at >= body.getStart(source)) inner = node;
      node.forEachChild(search);
    };
    search(source);
    if (inner) ran.add(inner);
  }
  return ran;
}

type Way = Omit<Recorded, 'date'>;

/** The functions that ran and have a line among their parameters and variables, or as their answer. */
export function linesWay(house: House, places: readonly Place[]): Way {
  const byFile = Map.groupBy(places, ({ source }) => source);
  const way: Way = { handles: {}, carries: {} };
  for (const path of [...byFile.keys()].sort()) {
    const source = house.sources.get(path);
    if (!source) continue;
    const ran = functionsAt(source, byFile.get(path) ?? []);
    const found = [...lineFunctions(house, path)].filter(([node]) => ran.has(node));
    const hold = found.some(([, each]) => each === 'handles') ? 'handles' : 'carries';
    const names = found.filter(([, each]) => each === hold).map(([node]) => topName(node));
    if (names.length > 0) way[hold][path] = [...new Set(names)].sort().join(', ');
  }
  return way;
}

export function keepPurchase(root: string, way: Way): void {
  const record: Recorded = { date: new Date().toISOString().slice(0, 10), ...way };
  writeFileSync(join(root, RECORD), `${JSON.stringify(record, null, 2)}\n`);
}

const filesAndFolders = (paths: readonly string[]): string =>
  `${paths.length}, ${new Set(paths.map((path) => dirname(path))).size}`;

/** The recorded way as measures, with a warning for each file that is gone since. */
export function purchaseMeasures(root: string): Measure[] {
  const name = 'files, folders on the way of one purchase';
  const goal = '<= 30, <= 10';
  if (!existsSync(join(root, RECORD))) return [{ name, value: 'not recorded', goal }];
  const record = JSON.parse(readFileSync(join(root, RECORD), 'utf8')) as Recorded;
  const handles = Object.keys(record.handles);
  const all = [...handles, ...Object.keys(record.carries)];
  const gone = all.filter((path) => !existsSync(join(root, path)));
  const listed = (files: Record<string, string>): string[] =>
    Object.entries(files).map(([path, functions]) => `${path}: ${functions}`);
  return [
    {
      name: `${name} (${record.date})`,
      value: filesAndFolders(all),
      goal,
      list: listed(record.carries),
      warnings: gone.map((path) => `${path} is gone. Record anew: npm run house -- --record`),
    },
    {
      name: '  of them with a line of its own in their hands',
      value: filesAndFolders(handles),
      goal: '',
      list: listed(record.handles),
    },
  ];
}
