// Prints what a stranger meets in the house, beside its goals. It lists; it does not fail. `--list` adds what is behind
// each measure; `--record` runs one purchase anew and records its way.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { caughtMeasures } from './house/caughtFaults.ts';
import { reckonings, type Reckoning, switchUses } from './house/money.ts';
import { purchaseMeasures } from './house/purchase.ts';
import { type Measure, treeMeasures } from './house/tree.ts';
import { type Found, type House, lineShapes, openHouse } from './house/types.ts';
import { columns } from './table.ts';

const fileCount = (found: readonly Found[]): number => new Set(found.map(({ path }) => path)).size;

/** One entry for each file, with its names. */
function byFile(found: readonly Found[]): string[] {
  return [...Map.groupBy(found, ({ path }) => path)].map(
    ([path, names]) => `${path}: ${[...new Set(names.map(({ name }) => name))].join(', ')}`,
  );
}

function shapeMeasure(house: House): Measure {
  const shapes = [...lineShapes(house)];
  return {
    name: 'shapes of an order line',
    value: String(shapes.length),
    goal: '<= 5',
    list: shapes.map(([properties, found]) => {
      const names = found.map(({ path, name }) => `${name} (${path})`);
      return `${names.join(', ')}: ${properties}`;
    }),
  };
}

function reckoningMeasures(house: House): Measure[] {
  const all = reckonings(house);
  const measure = (name: string, kind: Reckoning['kind'], goal = ''): Measure => {
    const found = all.filter((each) => each.kind === kind);
    return { name, value: `${found.length}, ${fileCount(found)}`, goal, list: byFile(found) };
  };
  return [
    measure('functions, files that reckon prices or moms', 'reckons', '0, 0'),
    measure('  that only format them', 'formats'),
    measure('  in src/model/sale', 'sale'),
  ];
}

function switchMeasure(house: House): Measure {
  const uses = switchUses(house);
  return {
    name: 'uses of switches, files',
    value: `${uses.length}, ${fileCount(uses)}`,
    goal: '0, 0',
    list: byFile(uses),
  };
}

/** Measures the tree below a root. */
export function measureHouse(root: string): Measure[] {
  const house = openHouse(root);
  return [
    ...purchaseMeasures(root),
    shapeMeasure(house),
    ...reckoningMeasures(house),
    switchMeasure(house),
    ...treeMeasures(root),
    ...caughtMeasures(root),
  ];
}

/** Sets the measures in columns; each is followed by its warnings and, with lists, by what is behind it. */
export function houseTable(measures: readonly Measure[], withLists: boolean): string {
  const lines = columns(measures.map(({ name, value, goal }) => [name, value, goal])).split('\n');
  return lines
    .flatMap((line, index) => {
      const { list = [], warnings = [] } = measures[index] ?? {};
      return [line, ...[...warnings, ...(withLists ? list : [])].map((entry) => `    ${entry}`)];
    })
    .join('\n');
}

/** A process of its own: it runs on the business of the tests. */
function record(root: string): void {
  const args = ['--conditions=test-business', join(root, 'e2e/purchase/main.ts')];
  const env = { ...process.env, NODE_OPTIONS: '--conditions=test-business' };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The purchase was not recorded.');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  if (process.argv.includes('--record')) record(root);
  console.log(houseTable(measureHouse(root), process.argv.includes('--list')));
}
