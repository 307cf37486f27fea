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

test.each([
  { condition: 'request.resource.data.a == 1', method: 'list', expected: true },
  { condition: 'request.resource.data.a == 1', method: 'update', expected: false },
  { condition: 'resource.data.a == 1', method: 'create', expected: true },
  { condition: 'resource.data.a == 1 || f()', method: 'create', expected: false },
  { condition: 'resource.data.a == 1', method: 'delete', expected: false },
])('$method where $condition changes nothing: $expected', ({ condition, method, expected }) => {
  const source = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /a/{b} {
      allow get: if ${condition};
    }
  }
}
`;
  const added = mutate('firestore', source).find(({ text }) => text === `, ${method}`);
  expect(added && equivalenceOf(added, source) !== undefined).toBe(expected);
});
