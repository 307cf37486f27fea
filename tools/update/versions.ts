import { type Git, linesOf } from './git.ts';

const RELEASE_TAG = /^v(\d+\.\d+\.\d+)$/;

/** Compares two versions: negative where the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((each) => each.split('.').map(Number)) as [number[], number[]];
  return a.map((part, at) => part - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The released versions that a checkout knows, the newest first. */
export async function releasedVersions(git: Git): Promise<string[]> {
  const tags = linesOf(await git('tag', '--list', 'v*'));
  const versions = tags.flatMap((tag) => RELEASE_TAG.exec(tag)?.[1] ?? []);
  return versions.sort(compareVersions).toReversed();
}

/** The heading of what a version is to the owner of a shop, in Danish. */
export const FOR_OWNERS = '### Til dig';

/** What the owner of a shop is told of a version: its words for owners, or else everything. */
function toldOf(section: string): string {
  const [heading = '', ...parts] = section.split(/^(?=### )/m);
  const own = parts.find((part) => part.startsWith(`${FOR_OWNERS}\n`));
  return own === undefined ? section : heading + own.slice(FOR_OWNERS.length).trimStart();
}

/** The sections of a changelog that are newer than a version, as the owner of a shop is told of them. */
export function notesSince(changelog: string, version: string): string {
  const sections = changelog.split(/^(?=## )/m).slice(1);
  const isNewer = (section: string): boolean => {
    const [, number] = /^## (\d+\.\d+\.\d+)/.exec(section) ?? [];
    return number !== undefined && compareVersions(number, version) > 0;
  };
  return sections.filter(isNewer).map(toldOf).join('').trim();
}
