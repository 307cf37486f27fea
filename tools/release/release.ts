import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from 'local-firebase/problem';
import { isoDay } from '#src/model/base/dates.ts';
import type { Git } from '../update/git.ts';
import { releasedVersions } from '../update/versions.ts';
import { versionOf } from '../versionOf.ts';
import { notesOf, withNotes } from './notes.ts';

const LEVELS = ['major', 'minor', 'patch'] as const;

/** The version that follows; a level counts up and sets those behind it to zero. */
export function nextVersion(version: string, level: string | undefined): string {
  const at = LEVELS.findIndex((each) => each === level);
  if (at === -1) throw new Problem('Usage: npm run release -- major|minor|patch');
  const parts = version.split('.').map(Number);
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join('.');
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

interface Release {
  root: string;
  git: Git;
  level: string | undefined;
  now: Date;
  /** Keeps the shape of the data of this version, which every later one has to read. */
  keepShape: (version: string) => Promise<void>;
}

/** Makes a version of what is committed: its number, its notes, the shape of its data and its tag. */
export async function release({ root, git, level, now, keepShape }: Release): Promise<string> {
  const changed = await git('status', '--porcelain');
  if (changed !== '') throw new Problem('Commit or undo first:', ...changed.split('\n'));
  const present = versionOf(root);
  const version = nextVersion(present, level);
  // Without it the notes would tell the whole history again.
  if (!(await releasedVersions(git)).includes(present))
    throw new Problem(
      `Version ${present} has no tag here.`,
      'git fetch --tags brings it. Where there is none, name its commit:',
      `  git tag -a v${present} -m "Version ${present}" COMMIT`,
    );
  const notes = await notesOf(git, { version, day: isoDay(now), since: `v${present}` });
  rewrite(join(root, 'CHANGELOG.md'), (text) => withNotes(text, notes));
  // The first is the project's own; packages have versions of their own.
  const raised = (text: string): string =>
    text.replace(`"version": "${present}"`, `"version": "${version}"`);
  rewrite(join(root, 'package.json'), raised);
  rewrite(join(root, 'package-lock.json'), (text) => raised(raised(text)));
  await keepShape(version);
  await git('add', '--all');
  await git('commit', '--quiet', '-m', `Release ${version}`);
  await git('tag', '-a', `v${version}`, '-m', `Version ${version}`);
  return version;
}
