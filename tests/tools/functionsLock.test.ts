import { expect, test } from 'vitest';
import { functionsLock, type Lock } from '../../tools/functionsLock.ts';

const manifest = { name: 'functions', version: '1.0.0' };

function taken(packages: Lock['packages']): unknown {
  return functionsLock({ lockfileVersion: 3, packages }, manifest);
}

test('what the functions need is taken with all that it needs, and nothing else', () => {
  expect(
    taken({
      '': { dependencies: { site: '1' } },
      functions: { dependencies: { a: '1' } },
      'node_modules/a': {
        dependencies: { b: '1' },
        optionalDependencies: { other: '1', gone: '1' },
        peerDependencies: { c: '1', left: '1' },
        peerDependenciesMeta: { left: { optional: true } },
      },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { dev: true },
      'node_modules/left': {},
      'node_modules/other': {},
      'node_modules/site': {},
    }),
  ).toEqual({
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'functions', dependencies: { a: '1' } },
      'node_modules/a': expect.objectContaining({
        peerDependencies: { c: '1', left: '1' },
      }) as object,
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/c': {},
      'node_modules/other': {},
    },
  });
});

test("a version of the functions' own takes the place of the project's, which moves below who needs it", () => {
  expect(
    taken({
      functions: { dependencies: { a: '1', b: '2' } },
      'functions/node_modules/b': { dependencies: { c: '1' } },
      'functions/node_modules/b/node_modules/c': {},
      'node_modules/a': { dependencies: { b: '1' } },
      'node_modules/b': { dependencies: { d: '1' } },
      'node_modules/b/node_modules/d': {},
    }),
  ).toHaveProperty('packages', {
    '': { name: 'functions', dependencies: { a: '1', b: '2' } },
    'node_modules/a': { dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { d: '1' } },
    'node_modules/a/node_modules/b/node_modules/d': {},
    'node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b/node_modules/c': {},
  });
});

test('a package that is missing is named', () => {
  expect(() => taken({ functions: { dependencies: { a: '1' } } })).toThrow(
    'a is not in package-lock.json.',
  );
});
