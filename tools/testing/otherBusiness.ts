import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSetup } from '../setup/runSetup.ts';
import { readJson } from '../setup/siteConfig.ts';
import { copyCheckout } from './checkoutCopy.ts';

/** The example sells more than the business of the tests, and asks about cookies as that one does. */
const CHANGES = { discounts: true, licences: { social: { factor: 2 } }, consent: 'wall' };

/**
 * Makes a checkout of its own below `root`, where the example of `npm run setup` is set up, and returns its
 * folder. It stays after the tests, with what they have written.
 */
export async function setUpOtherBusiness(root: string): Promise<string> {
  const folder = copyCheckout(root, 'other-business');
  const answers = join(folder, '.local/answers.json');
  const example = readJson(join(root, 'tools/setup/example.json')) as object;
  writeFileSync(answers, JSON.stringify({ ...example, ...CHANGES }));
  await runSetup(['--from', answers], {
    root: folder,
    conversation: undefined,
    print: console.log,
  });
  return folder;
}
