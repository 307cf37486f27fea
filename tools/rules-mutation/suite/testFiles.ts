import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../mutants/mutant.ts';
import type { RulesService } from '../mutants/mutate.ts';

export interface TestFile {
  path: string;
  text: string;
}

/** The tests that a service's rules must pass. */
export function testFilesOf(root: string, service: RulesService): TestFile[] {
  return globSync(`tests/rules/{${service},drift}/*.test.ts`, { cwd: root })
    .toSorted()
    .map((name) => {
      const path = join(root, name);
      return { path, text: readFileSync(path, 'utf8') };
    });
}

/** The collection that the block around the mutant is about; none for shared functions. */
export function collectionOf(lines: readonly string[], { line }: Pick<Mutant, 'line'>): string {
  const top = lines
    .slice(0, line)
    .findLast((text) => /^ {4}\S/.test(text) && !/^ {4}[})/]/.test(text));
  return /^ {4}match \/([\w-]+)\//.exec(top ?? '')?.[1] ?? '';
}

/** What a test of this line may have in its name: the collection, the fields. */
export function wordsOf(line: string, collection: string): string[] {
  const quoted = [...line.matchAll(/'([\w-]{3,})'/g)];
  const fields = [...line.matchAll(/\bdata\.(\w+)/g)];
  const names = [...quoted, ...fields].map(([, name = '']) => name);
  return [collection, ...names].filter((word) => word !== '');
}

/**
 * The files whose tests can notice a mutant, the likely killers first: the cheap comparisons of texts,
 * then files that killed a neighbour. A rule of one collection is asked only by tests that name it.
 */
export function filesFor(
  files: readonly TestFile[],
  collection: string,
  kills: ReadonlyMap<string, number>,
): TestFile[] {
  const isDrift = ({ path }: TestFile): boolean => path.includes('/drift/');
  const score = (file: TestFile): number =>
    isDrift(file) ? Infinity : (kills.get(file.path) ?? 0);
  const concerned = files.filter((file) => isDrift(file) || file.text.includes(collection));
  return concerned.toSorted((a, b) => {
    const [first, second] = [score(a), score(b)];
    return first === second ? 0 : second - first;
  });
}
