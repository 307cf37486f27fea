import { mkdtempSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testLoader } from './loadTests.ts';
import { runFile } from './runFile.ts';
import { RULES_FILES, type Trial, type Verdict } from './trial.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const directory = mkdtempSync(join(tmpdir(), 'rules-mutant-'));
process.env['RULES_DIRECTORY'] = directory;
const load = testLoader();

async function judge({ service, source, files, hints }: Trial): Promise<Verdict> {
  for (const name of Object.values(RULES_FILES))
    copyFileSync(join(root, name), join(directory, name));
  writeFileSync(join(directory, RULES_FILES[service]), source);
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
