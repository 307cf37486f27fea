import { readRules } from 'rules-mutants/project';
import { applyChange, mutate } from 'rules-mutants/mutants';
import { describe, expect, test } from 'vitest';
import { EQUIVALENT_KEYS, equivalenceOf } from '../../../tools/rules-mutation/equivalents.ts';
import { rulesProject } from '../../../tools/rules-mutation/project.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function f() {
      return 1 < 2;
    }
    match /a/{b} {
      allow get: if f() && b == 'c';
    }
  }
}
`;

const project = await rulesProject();
const services = ['firestore', 'storage', 'database'] as const;

test.each(services)('the mutants of the %s rules all differ', (service) => {
  const source = readRules(project, service);
  const mutants = mutate(service, source);
  const texts = new Set(mutants.map((mutant) => applyChange(source, mutant)));
  expect(mutants.length).toBeGreaterThan(100);
  expect(texts.size).toBe(mutants.length);
  expect(texts.has(source)).toBe(false);
  expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
});

describe('equivalent mutants', () => {
  const equivalent = (condition: string, method: string) => {
    const source = rules.replace("f() && b == 'c'", condition);
    const found = mutate('firestore', source).find(({ text }) => text === `, ${method}`);
    return found && equivalenceOf(found, source) !== undefined;
  };

  test.each([
    { condition: 'request.resource.data.a == 1', method: 'list', expected: true },
    { condition: 'request.resource.data.a == 1', method: 'update', expected: false },
    { condition: 'resource.data.a == 1', method: 'create', expected: true },
    { condition: 'resource.data.a == 1 || f()', method: 'create', expected: false },
    { condition: 'resource.data.a == 1', method: 'delete', expected: false },
  ])('$method added where $condition: $expected', ({ condition, method, expected }) => {
    expect(equivalent(condition, method)).toBe(expected);
  });

  test('by key are still there', () => {
    const known = services.flatMap((service) => {
      const source = readRules(project, service);
      return mutate(service, source).filter((mutant) => equivalenceOf(mutant, source));
    });
    const keys = new Set(known.map(({ key }) => key));
    expect(EQUIVALENT_KEYS.filter((key) => !keys.has(key))).toEqual([]);
  });
});
