import { describe, expect, test } from 'vitest';
import { collections, realtimePaths } from '#src/model/base/paths.ts';
import { clientPaths } from '#src/model/clients/files.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { intakePaths } from '#src/model/intake/schema.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import { rulesFile } from '../support/environment.ts';
import { documents } from '../support/everyDocument.ts';

/** The patterns of all `match` blocks, without what surrounds them. */
function matches(service: 'firestore' | 'storage'): string[] {
  return [...rulesFile(service).matchAll(/^ {4}match (\/\S+) \{/gm)].map((match) => match[1] ?? '');
}

/** Parameters may have other names in the rules. */
const anonymous = (pattern: string) => pattern.replace(/\{[^}=]+\}/g, '{}');

const patternsOf = (templates: Record<string, { pattern: string }>) =>
  Object.values(templates).map(({ pattern }) => `/${anonymous(pattern)}`);

describe('documents', () => {
  const ruled = matches('firestore').map(anonymous);
  // The rule of accepted terms lies within that of their order.
  const { acceptedTerms: _nested, ...others } = { ...documents, ...clientDocuments };
  const known = [...new Set(patternsOf(others))];

  test.each(known)('%s has a rule', (pattern) => {
    expect(ruled).toContain(pattern);
  });

  test.each(ruled)('the rule of %s is for a document of the project', (pattern) => {
    expect(known).toContain(pattern);
  });

  test.each(Object.values(collections))('the collection %s has a rule', (collection) => {
    expect(ruled.some((pattern) => pattern.startsWith(`/${collection}/`))).toBe(true);
  });
});

/** The first part and the number of parts of a storage path in the rules, to compare with the project's. */
interface FileRule {
  area: string;
  depth: number;
}

const fileRules: FileRule[] = matches('storage')
  .filter((pattern) => !pattern.includes('**'))
  .map((pattern) => ({ area: pattern.split('/')[1] ?? '', depth: pattern.split('/').length - 1 }));

const files = [
  ...Object.values(storagePaths),
  ...Object.values(clientPaths),
  ...Object.values(intakePaths),
];

describe('files', () => {
  test.each(files.map(({ pattern }) => pattern))('%s has a rule', (pattern) => {
    const parts = pattern.split('/');
    expect(fileRules).toContainEqual({ area: parts[0], depth: parts.length });
  });

  test.each(fileRules)('the rule of $area is for files of the project', ({ area, depth }) => {
    const found = files.map(({ pattern }) => pattern.split('/'));
    expect(found.some((parts) => parts[0] === area && parts.length === depth)).toBe(true);
  });

  test.each(Object.values(storageAreas))('the area %s has a rule', (area) => {
    expect(fileRules.map((rule) => rule.area)).toContain(area);
  });
});

describe('nodes', () => {
  const nodes = rulesFile('database');

  test.each(Object.values(realtimePaths))('$pattern has a rule', ({ pattern }) => {
    const names = pattern.split('/').map((part) => part.replace(/^\{(.*)\}$/, '$$$1'));
    for (const name of names) expect(nodes).toContain(`"${name}": {`);
  });

  test('no other node has one', () => {
    const topLevel = [...nodes.matchAll(/^ {4}"([^".]+)": \{/gm)].map((match) => match[1]);
    expect(topLevel).toEqual(['adminAccess', 'adminPresence', 'onlineUsers']);
  });
});
