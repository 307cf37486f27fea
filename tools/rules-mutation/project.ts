import type { RulesProject } from 'rules-mutants/project';
import { join } from 'node:path';
import { readBusiness } from '../business.ts';
import { writeFirebaseFiles } from '../setup/generatedFiles.ts';

export const PORT_OFFSET = 15_000;

const root = join(import.meta.dirname, '..', '..');

/** Prepares the rules of the product, with the owners that the tests know, beside their tests. */
export async function rulesProject(): Promise<RulesProject> {
  const rulesRoot = join(root, '.local/tested-rules');
  await writeFirebaseFiles(root, rulesRoot, readBusiness());
  return { ...PROJECT, rulesRoot };
}

const PROJECT: RulesProject = {
  root,
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
