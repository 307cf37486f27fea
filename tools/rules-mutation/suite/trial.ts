import type { RulesService } from '../mutants/mutate.ts';

export const RULES_FILES: Readonly<Record<RulesService, string>> = {
  firestore: 'firestore.rules',
  storage: 'storage.rules',
  database: 'database.rules.json',
};

/** What tells which tests of a file are likely to notice a mutant. */
export interface Hints {
  /** Names of tests that noticed its neighbours. */
  killers: readonly string[];
  /** Words of the rule: its collection and fields. */
  words: readonly string[];
}

/** One set of rules to be tried, and the test files in the order of their trying. */
export interface Trial {
  service: RulesService;
  source: string;
  files: string[];
  hints: Hints;
}

export type Verdict =
  | { kind: 'survived'; tests: number }
  | { kind: 'killed'; file: string; test: string; message: string }
  | { kind: 'broken'; file: string; message: string };
