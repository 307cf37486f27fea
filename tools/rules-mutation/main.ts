import { mutate, type RulesService, sample } from 'rules-mutants/mutants';
import { readRules } from 'rules-mutants/project';
import { type Judged, lineFor, runMutants, summaryOf } from 'rules-mutants/run';
import { parseArgs } from 'node:util';
import { launchLocalFirebase } from '../localFirebase.ts';
import { keepCaught } from '../house/caughtFaults.ts';
import { equivalenceOf } from './equivalents.ts';
import { PORT_OFFSET, rulesProject } from './project.ts';

const project = await rulesProject();
const SERVICES = ['firestore', 'storage', 'database'] as const;
// Firestore keeps every test file in a project of its own; files and presence have only the one.
const WORKERS: Readonly<Record<RulesService, number>> = { firestore: 2, storage: 1, database: 1 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    offset: { type: 'string' },
    /** Only mutants of these lines: `190-230`. */
    lines: { type: 'string' },
    /** Only these mutants, by their keys: those that survived, when there are new tests. */
    keys: { type: 'string' },
    verbose: { type: 'boolean' },
    /** Keeps the figures, for `npm run house`. */
    record: { type: 'boolean' },
  },
});

function chosenMutants(service: RulesService, source: string) {
  const [from = 1, to = Infinity] = values.lines?.split('-').map(Number) ?? [];
  const keys = values.keys?.split(',');
  const inLines = mutate(service, source).filter(
    ({ line, key }) => line >= from && line <= to && (keys?.includes(key) ?? true),
  );
  return values.sample === undefined ? inLines : sample(inLines, Number(values.sample));
}

async function testService(service: RulesService, env: Record<string, string>): Promise<Judged[]> {
  const source = readRules(project, service);
  const chosen = chosenMutants(service, source);
  const mutants = chosen.filter((mutant) => equivalenceOf(mutant, source) === undefined);
  return runMutants({
    project,
    service,
    mutants,
    workers: WORKERS[service],
    env,
    started: (tests) =>
      console.log(
        `${service}: ${String(mutants.length)} mutants (and ${String(chosen.length - mutants.length)} equivalent), ${String(tests)} tests`,
      ),
    report: (judged) => {
      if (values.verbose || judged.verdict.kind !== 'killed') console.log(lineFor(service, judged));
    },
  });
}

async function main(): Promise<void> {
  const asked = SERVICES.filter(
    (service) => positionals.length === 0 || positionals.includes(service),
  );
  const firebase = await launchLocalFirebase({
    root: project.root,
    name: 'mutation',
    offset: Number(values.offset ?? PORT_OFFSET),
    site: '.local/test-site',
    emulators: ['auth', 'firestore', 'database', 'storage'],
  });
  const all: Judged[] = [];
  try {
    for (const service of asked) {
      const judged = await testService(service, firebase.env);
      all.push(...judged);
      console.log(summaryOf(service, judged));
    }
  } finally {
    await firebase.stop();
  }
  const count = (kind: Judged['verdict']['kind']) =>
    all.filter(({ verdict }) => verdict.kind === kind).length;
  const [caught, survived] = [count('killed'), count('survived')];
  if (values.record) {
    const words = process.argv.slice(2).filter((word) => word !== '--record');
    const command = ['npm run test:mutation --', ...words].join(' ');
    keepCaught(project.root, 'rules', { command, caught, of: caught + survived });
  }
  process.exitCode = survived > 0 ? 1 : 0;
}

await main();
