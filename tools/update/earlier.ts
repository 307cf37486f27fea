import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import { runQuietly } from '../build.ts';
import { SITE_CONFIG } from '../setup/siteConfig.ts';
import { type Git, gitOf, linesOf } from './git.ts';
import { shopTag } from './takeOver.ts';

/** The folder with the version before, beside the shop's own checkout. */
export const earlierFolder = (root: string): string => join(root, '.local', 'back');

/** The keys of a shop; git knows nothing of them. */
const KEYS = ['.env', 'functions/.env'];

/** The code of a version, as far as this checkout has it. */
interface Earlier {
  tag: string;
  /** The files of today that it is run with. */
  files: readonly string[];
  /** The command that makes it ready. */
  command: readonly string[];
}

/** A folder that did not take the next version over has the released one, without the settings of the shop. */
async function earlierOf(git: Git, version: string): Promise<Earlier> {
  const tags = linesOf(await git('tag', '--list'));
  const kept = shopTag(version);
  if (tags.includes(kept)) return { tag: kept, files: KEYS, command: ['rules'] };
  const released = `v${version}`;
  if (tags.includes(released))
    return { tag: released, files: [...KEYS, SITE_CONFIG], command: ['setup', '--generate'] };
  throw new Problem(
    `Udgave ${version} ligger ikke på denne maskine.`,
    'npm run update -- --dry-run henter udgaverne. Kør så npm run update -- --back igen.',
  );
}

/** Lays the shop out as it was before it took over the next version, with today's keys. */
export async function layOutEarlier(root: string, version: string): Promise<void> {
  const folder = earlierFolder(root);
  const git = gitOf(root);
  const { tag, files, command } = await earlierOf(git, version);
  await git('worktree', 'remove', '--force', folder).catch(() => undefined);
  await git('worktree', 'add', '--force', '--detach', folder, tag);
  for (const file of files)
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(folder, file));
  // The first command in a folder installs its packages.
  await runQuietly(process.execPath, [join(folder, 'tools/bootstrap.js'), ...command]);
}
