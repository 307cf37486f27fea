import { describeGaps, gapsIn, measureCoverage } from 'rules-mutants/coverage';
import { readRules } from 'rules-mutants/project';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchLocalFirebase } from '../localFirebase.ts';
import { PORT_OFFSET, rulesProject } from './project.ts';

const project = await rulesProject();
const { root } = project;
const { values } = parseArgs({ options: { offset: { type: 'string' } } });

/** The projects that the tests' own support noted when it was loaded with this query. */
async function projectsOf(search: string): Promise<ReadonlySet<string>> {
  const support = pathToFileURL(join(root, 'tests/rules/support/environment.ts')).href;
  const loaded = (await import(`${support}${search}`)) as { ruledProjects: ReadonlySet<string> };
  return loaded.ruledProjects;
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
    const host = firebase.env['FIRESTORE_EMULATOR_HOST'] ?? '';
    const seen = await measureCoverage({ project, host, projectsOf });
    const gaps = gapsIn(seen);
    for (const line of describeGaps(gaps, readRules(project, 'firestore'))) console.log(line);
    console.log(`${String(seen.length)} expressions of the database rules`);
    process.exitCode = gaps.unseen.length > 0 ? 1 : 0;
  } finally {
    await firebase.stop();
  }
}

await main();
