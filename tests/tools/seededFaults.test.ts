import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFaults } from '../seeded/data.ts';
import { functionFaults } from '../seeded/functions.ts';
import { screenFaults } from '../seeded/screens.ts';

const faults = [...screenFaults, ...dataFaults, ...functionFaults];

test('every seeded fault fits one place of its file, and its test is there', () => {
  const places = ({ file, find }: { file: string; find: string }): number =>
    readFileSync(file, 'utf8').split(find).length - 1;
  expect(faults.filter((fault) => places(fault) !== 1)).toEqual([]);
  expect(faults.filter(({ caughtBy }) => caughtBy && !existsSync(caughtBy))).toEqual([]);
});
