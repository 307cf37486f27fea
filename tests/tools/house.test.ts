import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { houseTable, measureHouse } from '../../tools/house.ts';

const PLANTED = {
  'src/main.ts': "import { a } from './a.ts';\nimport type { Lone } from '#src/lone.ts';\n\na();\n",
  'src/a.ts':
    "import {\n  type B,\n} from './b.ts';\nexport const a = (): B => 1;\nvoid import('./c.ts');\n",
  'src/b.ts': "export type { A } from './a.ts';\nexport type B = 1;\n",
  'src/c.ts': `import './a.ts';\n${'c();\n'.repeat(40)}`,
  'src/lone.ts': '/** Whoever reads this. */\nexport type Lone = 1;\n',
  'src/c.module.css': '.c {\n}\n',
  'src/orders/line.ts': '/** What is bought. */\nexport type OrderLine = { takenAt: Date };\n',
  'tools/run.js': 'run();\n'.repeat(10),
  'functions/src/index.ts': 'index();\n'.repeat(8),
};

test('a planted tree is measured', () => {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const measures = measureHouse(root);
  expect(measures.map(({ value }) => value)).toEqual([
    '6',
    '10.7 %',
    '6 src',
    '2',
    '1',
    '1',
    '1, 1',
    '6.4 : 1',
    '2, 5, 41',
    '1 of 2',
  ]);
  const table = houseTable(measures, true);
  expect(table).toContain('\n    src/a.ts src/b.ts src/c.ts\n');
  expect(table).toContain('\n    2 src/b.ts\n    2 src/lone.ts\n');
});
