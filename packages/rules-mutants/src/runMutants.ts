import { relative } from 'node:path';
import { applyChange, type Mutant, type RulesService } from './mutants.ts';
import {
  collectionOf,
  filesFor,
  readRules,
  type RulesProject,
  type TestFile,
  testFilesOf,
  wordsOf,
} from './project.ts';
import { startWorker, type Verdict, type Worker } from './workers.ts';

const REMEMBERED_TESTS = 20;
const SHORT = 70;

export interface Judged {
  mutant: Mutant;
  verdict: Verdict;
}

interface MutationRun {
  project: RulesProject;
  service: RulesService;
  mutants: readonly Mutant[];
  /** The number of processes that run tests side by side. */
  workers: number;
  /** The environment in which tests find the emulators. */
  env: Record<string, string>;
  /** Called once with the number of tests that pass on the rules as they are. */
  started: (tests: number) => void;
  report: (judged: Judged) => void;
}

/** The tests that noticed mutants: neighbours of a mutant are noticed by the same ones. */
class Killers {
  private readonly recent: { collection: string; file: string; test: string }[] = [];

  add(collection: string, { file, test }: { file: string; test: string }): void {
    this.recent.unshift({ collection, file, test });
  }

  /** The last few tests of this collection, and the number of mutants that each file noticed. */
  of(collection: string): { tests: string[]; kills: Map<string, number> } {
    const own = this.recent.filter((killer) => killer.collection === collection);
    const kills = new Map<string, number>();
    for (const { file } of own) kills.set(file, (kills.get(file) ?? 0) + 1);
    return { tests: own.slice(0, REMEMBERED_TESTS).map(({ test }) => test), kills };
  }
}

/** Tries the rules as they are: tests that fail on them would notice every mutant. */
async function countSoundTests(
  worker: Worker,
  { service, source, files }: { service: RulesService; source: string; files: string[] },
): Promise<number> {
  const hints = { killers: [], words: [] };
  const verdict = await worker.judge({ service, source, files, hints });
  if (verdict.kind === 'survived') return verdict.tests;
  const test = verdict.kind === 'killed' ? `: ${verdict.test}` : '';
  throw new Error(
    `The tests fail on the rules as they are.\n${verdict.file}${test}\n${verdict.message}`,
  );
}

interface Queue extends Pick<MutationRun, 'service' | 'mutants' | 'report'> {
  source: string;
  files: readonly TestFile[];
  workers: readonly Worker[];
}

/** Judges mutant after mutant; workers take the next one as they become free. */
async function judgeAll(queue: Queue): Promise<Judged[]> {
  const { service, source, files, workers, report } = queue;
  const lines = source.split('\n');
  const killers = new Killers();
  const judged: Judged[] = [];
  const waiting = queue.mutants.values();

  const judge = async (worker: Worker, mutant: Mutant): Promise<void> => {
    const collection = collectionOf(lines, mutant);
    const { tests, kills } = killers.of(collection);
    const words = wordsOf(lines[mutant.line - 1] ?? '', collection);
    const verdict = await worker.judge({
      service,
      source: applyChange(source, mutant),
      files: filesFor(files, collection, kills).map(({ path }) => path),
      hints: { killers: tests, words },
    });
    if (verdict.kind === 'killed') killers.add(collection, verdict);
    judged.push({ mutant, verdict });
    report({ mutant, verdict });
  };
  const work = async (worker: Worker): Promise<void> => {
    for (const mutant of waiting) await judge(worker, mutant);
  };
  await Promise.all(workers.map(work));
  return judged;
}

/** Judges mutants of a rules file by its tests. */
export async function runMutants(run: MutationRun): Promise<Judged[]> {
  const { project, service } = run;
  const source = readRules(project, service);
  const files = testFilesOf(project, service);
  const first = startWorker(project, run.env);
  const workers = [first];
  try {
    const paths = files.map(({ path }) => path);
    run.started(await countSoundTests(first, { service, source, files: paths }));
    while (workers.length < run.workers) workers.push(startWorker(project, run.env));
    return await judgeAll({ ...run, source, files, workers });
  } finally {
    for (const worker of workers) worker.stop();
  }
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > SHORT ? `${line.slice(0, SHORT)}…` : line;
}

/** One mutant for a person: the change, its place, and the verdict. */
export function lineFor(service: RulesService, { mutant, verdict }: Judged): string {
  const { key, line, operator, before, text } = mutant;
  const by =
    verdict.kind === 'survived'
      ? ''
      : ` (${relative('.', verdict.file)}: ${short(verdict.kind === 'killed' ? verdict.test : verdict.message)})`;
  const change = before === '' ? `add «${short(text)}»` : `«${short(before)}» → «${short(text)}»`;
  return `${verdict.kind} ${key} ${service}:${String(line)} ${operator}: ${change}${by}`;
}

/** The numbers of one rules file. */
export function summaryOf(service: RulesService, judged: readonly Judged[]): string {
  const count = (kind: Verdict['kind']) =>
    String(judged.filter(({ verdict }) => verdict.kind === kind).length);
  return `${service}: ${count('killed')} killed, ${count('survived')} survived, ${count('broken')} do not load`;
}
