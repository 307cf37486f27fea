import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../build.ts';
import { gitOf } from './git.ts';
import { shopTag } from './takeOver.ts';

/** The folder with the version before, beside the shop's own checkout. */
export const earlierFolder = (root: string): string => join(root, '.local', 'back');

/** The keys of a shop; git knows nothing of them. */
const KEYS = ['.env', 'functions/.env'];

/** Lays the shop out as it was before it took over the next version, with today's keys. */
export async function layOutEarlier(root: string, version: string): Promise<void> {
  const folder = earlierFolder(root);
  const git = gitOf(root);
  await git('worktree', 'remove', '--force', folder).catch(() => undefined);
  await git('worktree', 'add', '--force', '--detach', folder, shopTag(version));
  for (const file of KEYS)
    if (existsSync(join(root, file))) copyFileSync(join(root, file), join(folder, file));
  // The first command in a folder installs its packages.
  await runQuietly(process.execPath, [join(folder, 'tools/bootstrap.js'), 'rules']);
}
