import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchLocalFirebase } from '../localFirebase.ts';
import { coverageReport, gapsIn, joinReports, type Seen } from './coverageReport.ts';
import { testLoader } from './suite/loadTests.ts';
import { runFile } from './suite/runFile.ts';
import { testFilesOf } from './suite/testFiles.ts';

const PORT_OFFSET = 15_000;
const root = join(import.meta.dirname, '..', '..');
const { values } = parseArgs({ options: { offset: { type: 'string' } } });

async function fetchReport(projectId: string) {
  const host = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const answer = await fetch(`http://${host}/emulator/v1/projects/${projectId}:ruleCoverage`);
  return coverageReport.parse(await answer.json());
}

/** The projects in which the test file, loaded under this address, made its documents. */
async function projectsOf(search: string): Promise<ReadonlySet<string>> {
  const support = pathToFileURL(join(root, 'tests/rules/support/environment.ts')).href;
  const loaded = (await import(`${support}${search}`)) as { ruledProjects: ReadonlySet<string> };
  return loaded.ruledProjects;
}

async function collectReports() {
  const load = testLoader();
  const reports = [];
  const files = testFilesOf(root, 'firestore').filter(({ path }) => !path.includes('drift'));
  for (const { path } of files) {
    const recording = await load(path);
    const outcome = await runFile(recording);
    if (outcome.kind !== 'passed') throw new Error(`${path} fails: ${outcome.message}`);
    const projects = [...(await projectsOf(recording.search))];
    reports.push(...(await Promise.all(projects.map(fetchReport))));
  }
  return reports;
}

function printList(title: string, source: string, seen: readonly Seen[]): void {
  console.log(`${title}: ${String(seen.length)}`);
  for (const { line, column, from, to, wasTrue } of seen) {
    const text = source.slice(from, to + 1).replace(/\s+/g, ' ');
    const note = title.startsWith('Never') ? '' : ` only ever ${String(wasTrue)}:`;
    console.log(`  ${String(line)}:${String(column)}${note} ${text}`);
  }
}

async function main(): Promise<void> {
  const firebase = await launchLocalFirebase({
    root,
    name: 'coverage',
    offset: Number(values.offset ?? PORT_OFFSET),
    site: '.local/test-site',
    emulators: ['auth', 'firestore'],
  });
  try {
    Object.assign(process.env, firebase.env);
    const seen = joinReports(await collectReports());
    const { unseen, oneSided } = gapsIn(seen);
    const source = readFileSync(join(root, 'firestore.rules'), 'utf8');
    printList('Conditions with one answer', source, oneSided);
    printList('Never evaluated', source, unseen);
    console.log(`${String(seen.length)} expressions of the database rules`);
    process.exitCode = unseen.length > 0 ? 1 : 0;
  } finally {
    await firebase.stop();
  }
}

await main();
