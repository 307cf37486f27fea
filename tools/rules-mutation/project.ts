import type { RulesProject } from 'rules-mutants/project';
import { join } from 'node:path';

export const PORT_OFFSET = 15_000;

/** The rules of the product and their tests. */
export const RULES_PROJECT: RulesProject = {
  root: join(import.meta.dirname, '..', '..'),
  rulesFiles: {
    firestore: 'firestore.rules',
    storage: 'storage.rules',
    database: 'database.rules.json',
  },
  testsFolder: 'tests',
  testFiles: {
    firestore: 'tests/rules/{firestore,drift}/*.test.ts',
    storage: 'tests/rules/{storage,drift}/*.test.ts',
    database: 'tests/rules/{database,drift}/*.test.ts',
  },
  comparisonTests: '/drift/',
};
