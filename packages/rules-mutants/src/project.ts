import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant, RulesService } from './mutants.ts';

/** The rules and tests of a product; paths are relative to its root. */
export interface RulesProject {
  root: string;
  /** The folder of the rules, when they lie elsewhere. */
  rulesRoot?: string;
  rulesFiles: Readonly<Record<RulesService, string>>;
  /** Modules of this folder that test files import are loaded anew for every run. */
  testsFolder: string;
  /** Patterns for the test files of each service. */
  testFiles: Readonly<Record<RulesService, string>>;
  /** Part of the paths of tests that only compare texts: cheap, and tried first on every mutant. */
  comparisonTests: string;
}

export interface TestFile {
  path: string;
  text: string;
  isComparison: boolean;
}

/** The tests that a service's rules must pass. */
export function testFilesOf(project: RulesProject, service: RulesService): TestFile[] {
  return globSync(project.testFiles[service], { cwd: project.root })
    .toSorted()
    .map((name) => {
      const path = join(project.root, name);
      const isComparison = path.includes(project.comparisonTests);
      return { path, text: readFileSync(path, 'utf8'), isComparison };
    });
}

/** The source of a service's rules. */
export function readRules(project: RulesProject, service: RulesService): string {
  const { root, rulesRoot = root, rulesFiles } = project;
  return readFileSync(join(rulesRoot, rulesFiles[service]), 'utf8');
}

/** The collection of the block around the mutant; none for shared functions. */
export function collectionOf(lines: readonly string[], { line }: Pick<Mutant, 'line'>): string {
  const top = lines
    .slice(0, line)
    .findLast((text) => /^ {4}\S/.test(text) && !/^ {4}[})/]/.test(text));
  return /^ {4}match \/([\w-]+)\//.exec(top ?? '')?.[1] ?? '';
}

/** Words that a test of this line may have in its name: the collection, the fields. */
export function wordsOf(line: string, collection: string): string[] {
  const quoted = [...line.matchAll(/'([\w-]{3,})'/g)];
  const fields = [...line.matchAll(/\bdata\.(\w+)/g)];
  const names = [...quoted, ...fields].map(([, name = '']) => name);
  return [collection, ...names].filter((word) => word !== '');
}

/**
 * The files whose tests can notice a mutant, the likely ones first: comparisons of texts, then files
 * that noticed a neighbour. A rule of one collection is tried only by tests that name it.
 */
export function filesFor(
  files: readonly TestFile[],
  collection: string,
  kills: ReadonlyMap<string, number>,
): TestFile[] {
  const score = ({ path, isComparison }: TestFile): number =>
    isComparison ? Number.MAX_VALUE : (kills.get(path) ?? 0);
  return files
    .filter(({ text, isComparison }) => isComparison || text.includes(collection))
    .toSorted((a, b) => score(b) - score(a));
}
