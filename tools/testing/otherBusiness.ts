import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSetup } from '../setup/runSetup.ts';
import { readJson } from '../setup/siteConfig.ts';

/** Each checkout makes these anew, or has its own. */
const LEFT_OUT = ['.git', '.local', '.env', 'dist', 'node_modules', 'test-results'];

/** The example sells more than the business of the tests, and asks about cookies as that one does. */
const CHANGES = { discounts: true, licences: { social: { factor: 2 } }, consent: 'wall' };

/**
 * Makes a checkout of its own below `root`, where the example of `npm run setup` is set up, and returns its
 * folder. It stays after the tests, with what they have written.
 */
export async function setUpOtherBusiness(root: string): Promise<string> {
  const folder = join(root, '.local/other-business');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root).filter((each) => !LEFT_OUT.includes(each))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const answers = join(folder, '.local/answers.json');
  mkdirSync(join(folder, '.local'));
  const example = readJson(join(root, 'tools/setup/example.json')) as object;
  writeFileSync(answers, JSON.stringify({ ...example, ...CHANGES }));
  await runSetup(['--from', answers], {
    root: folder,
    conversation: undefined,
    print: console.log,
  });
  return folder;
}
