import { applyChange, type Mutant } from './mutants/mutant.ts';
import type { RulesService } from './mutants/mutate.ts';
import { collectionOf, filesFor, wordsOf, type TestFile } from './suite/testFiles.ts';
import type { Trial, Verdict } from './suite/trial.ts';
import type { Worker } from './suite/workers.ts';

export interface Judged {
  mutant: Mutant;
  verdict: Verdict;
}

interface MutationRun {
  service: RulesService;
  source: string;
  mutants: readonly Mutant[];
  files: readonly TestFile[];
  workers: readonly Worker[];
  report: (judged: Judged) => void;
}

/** What killed before kills again: neighbours of a mutant fail in the same tests. */
class Killers {
  private readonly recent: { collection: string; file: string; test: string }[] = [];

  add(collection: string, { file, test }: { file: string; test: string }): void {
    this.recent.unshift({ collection, file, test });
  }

  /** Of this collection, the last few tests and how often each file killed. */
  of(collection: string): { tests: string[]; kills: Map<string, number> } {
    const own = this.recent.filter((killer) => killer.collection === collection);
    const kills = new Map<string, number>();
    for (const { file } of own) kills.set(file, (kills.get(file) ?? 0) + 1);
    return { tests: own.slice(0, 20).map(({ test }) => test), kills };
  }
}

/** Tries the rules as they are: a suite that fails on them would kill every mutant. */
export async function requireSoundSuite(
  worker: Worker,
  { service, source, files }: Pick<MutationRun, 'service' | 'source' | 'files'>,
): Promise<number> {
  const paths = files.map(({ path }) => path);
  const verdict = await worker.judge({
    service,
    source,
    files: paths,
    hints: { killers: [], words: [] },
  });
  if (verdict.kind === 'survived') return verdict.tests;
  const test = verdict.kind === 'killed' ? `: ${verdict.test}` : '';
  throw new Error(
    `The tests fail on the rules as they are.\n${verdict.file}${test}\n${verdict.message}`,
  );
}

/** Judges every mutant by the tests; workers take the next one as they become free. */
export async function runMutants(run: MutationRun): Promise<Judged[]> {
  const { service, source, mutants, files, workers, report } = run;
  const lines = source.split('\n');
  const killers = new Killers();
  const judged: Judged[] = [];
  const queue = mutants.values();

  const trialOf = (mutant: Mutant, collection: string): Trial => {
    const { tests, kills } = killers.of(collection);
    const words = wordsOf(lines[mutant.line - 1] ?? '', collection);
    return {
      service,
      source: applyChange(source, mutant),
      files: filesFor(files, collection, kills).map(({ path }) => path),
      hints: { killers: tests, words },
    };
  };
  const work = async (worker: Worker) => {
    for (const mutant of queue) {
      const collection = collectionOf(lines, mutant);
      const verdict = await worker.judge(trialOf(mutant, collection));
      if (verdict.kind === 'killed') killers.add(collection, verdict);
      judged.push({ mutant, verdict });
      report({ mutant, verdict });
    }
  };
  await Promise.all(workers.map(work));
  return judged;
}
