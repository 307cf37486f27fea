import { readRules } from 'rules-mutants/project';
import { mutate } from 'rules-mutants/mutants';
import { expect, test } from 'vitest';
import { EQUIVALENT_KEYS, equivalenceOf } from '../../../tools/rules-mutation/equivalents.ts';
import { rulesProject } from '../../../tools/rules-mutation/project.ts';

const project = await rulesProject();

test('the mutants that are known to change nothing are still there', () => {
  const keys = new Set(
    (['firestore', 'storage', 'database'] as const).flatMap((service) => {
      const source = readRules(project, service);
      const known = mutate(service, source).filter((mutant) => equivalenceOf(mutant, source));
      return known.map(({ key }) => key);
    }),
  );
  expect(EQUIVALENT_KEYS.filter((key) => !keys.has(key))).toEqual([]);
});
