import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RulesProject } from './project.ts';
import { runFile, testLoader } from './testRun.ts';
import type { Trial, Verdict } from './workers.ts';

const project = JSON.parse(process.argv[2] ?? '{}') as RulesProject;
const { root, rulesRoot = root, rulesFiles } = project;
const directory = mkdtempSync(join(tmpdir(), 'rules-mutant-'));
process.env['RULES_DIRECTORY'] = directory;
const load = testLoader(project);

async function judge({ service, source, files, hints }: Trial): Promise<Verdict> {
  for (const name of Object.values(rulesFiles))
    copyFileSync(join(rulesRoot, name), join(directory, name));
  writeFileSync(join(directory, rulesFiles[service]), source);
  let tests = 0;
  for (const file of files) {
    const outcome = await runFile(await load(file), hints);
    if (outcome.kind === 'failed') return { ...outcome, kind: 'killed', file };
    if (outcome.kind === 'broken') return { ...outcome, file };
    tests += outcome.tests;
  }
  return { kind: 'survived', tests };
}

process.on('message', (trial: Trial) => {
  void judge(trial).then((verdict) => process.send?.(verdict));
});
process.once('disconnect', () => {
  rmSync(directory, { recursive: true, force: true });
  process.exit(0);
});
