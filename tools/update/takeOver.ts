import { Problem } from 'local-firebase/problem';
import { generatedFiles } from '../setup/generatedFiles.ts';
import { SITE_CONFIG } from '../setup/siteConfig.ts';
import { changedFiles, type Git, linesOf } from './git.ts';
import { compareVersions, notesSince, releasedVersions } from './versions.ts';

/** Fetches the versions from where they come: a fork has the original as `upstream`. */
async function fetchVersions(git: Git): Promise<void> {
  const remotes = linesOf(await git('remote'));
  const remote = ['upstream', 'origin'].find((name) => remotes.includes(name));
  if (remote === undefined)
    throw new Problem(
      'Mappen her ved ikke, hvor nye udgaver kommer fra.',
      'Skriv adressen på det oprindelige projekt: git remote add upstream ADRESSE',
    );
  try {
    await git('fetch', '--tags', remote);
  } catch {
    throw new Problem(
      `Nye udgaver kunne ikke hentes fra ${await git('remote', 'get-url', remote)}.`,
      'Se efter, om du er på nettet, og om adressen er rigtig, og kør kommandoen igen.',
    );
  }
}

interface NewVersion {
  version: string;
  notes: string;
}

/** Asks where this checkout comes from for a newer version; undefined where there is none. */
export async function findNewVersion(git: Git, own: string): Promise<NewVersion | undefined> {
  await fetchVersions(git);
  const [version] = await releasedVersions(git);
  if (version === undefined || compareVersions(version, own) <= 0) return undefined;
  const changelog = await git('show', `v${version}:CHANGELOG.md`);
  return { version, notes: notesSince(changelog, own) };
}

/** The state of a shop's own checkout before it took over the next version. */
export const shopTag = (version: string): string => `shop-${version}`;

const WRITTEN_BY_SETUP = [SITE_CONFIG, ...generatedFiles];

/** Commits as whoever sits here; a machine on which git knows nobody has the shop itself do it. */
async function commit(git: Git, ...words: string[]): Promise<void> {
  const name = await git('config', 'user.email').catch(() => '');
  const shop = ['-c', 'user.name=Shop', '-c', 'user.email=shop@localhost'];
  await git(...(name === '' ? shop : []), ...words);
}

/** Refuses code of one's own that is not committed; returns the changed files of the shop, which stay. */
export async function ownFiles(git: Git): Promise<string[]> {
  const changed = await changedFiles(git);
  const others = changed.filter((file) => !WRITTEN_BY_SETUP.includes(file));
  if (others.length > 0)
    throw new Problem(
      `Du har selv ændret: ${others.join(', ')}`,
      'Gem ændringerne med git commit, eller fortryd dem med git checkout, og kør kommandoen igen.',
    );
  return changed;
}

async function keepOwnFiles(git: Git): Promise<void> {
  const changed = await ownFiles(git);
  if (changed.length > 0)
    await commit(git, 'commit', '--quiet', '-m', 'Keep what setup wrote', '--', ...changed);
}

/** Settles a merge in which only the files that `npm run setup` writes collide. */
async function resolve(git: Git, version: string, failure: unknown): Promise<void> {
  const colliding = linesOf(await git('diff', '--name-only', '--diff-filter=U'));
  const others = colliding.filter((file) => !WRITTEN_BY_SETUP.includes(file));
  // Nothing was merged, such as where a new file would be overwritten: git says which.
  if (colliding.length === 0) throw failure;
  if (others.length > 0) {
    await git('merge', '--abort');
    throw new Problem(
      `Dine egne ændringer støder sammen med ${version}: ${others.join(', ')}`,
      'Intet er ændret. En, der kender koden, kan flette dem:',
      `  git merge v${version}`,
      'Kør så npm run update igen.',
    );
  }
  await git('checkout', '--theirs', '--', ...colliding);
  await git('add', '--', ...colliding);
}

/** Brings a version into the shop's checkout, in which its own settings stay. */
export async function takeOver(git: Git, own: string, version: string): Promise<void> {
  await keepOwnFiles(git);
  await git('tag', '--force', shopTag(own));
  try {
    await commit(git, 'merge', '--quiet', '--no-commit', '--no-ff', `v${version}`);
  } catch (failure) {
    await resolve(git, version, failure);
  }
  // A merge takes changed settings of the demonstration over without a conflict.
  await git('checkout', shopTag(own), '--', SITE_CONFIG);
  await commit(git, 'commit', '--quiet', '--no-edit');
}
