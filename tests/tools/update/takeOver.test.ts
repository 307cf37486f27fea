import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { release } from '../../../tools/release/release.ts';
import { changedFiles } from '../../../tools/update/git.ts';
import { runUpdate, type Updating } from '../../../tools/update/runUpdate.ts';
import { findNewVersion, takeOver } from '../../../tools/update/takeOver.ts';
import { versionOf } from '../../../tools/versionOf.ts';
import { cloneOf, type GitPlace, original } from './gitPlaces.ts';

let source: GitPlace;
let shop: GitPlace;
const kept: string[] = [];

const textOf = ({ root }: GitPlace, file: string): string => readFileSync(join(root, file), 'utf8');

const makeVersion = ({ root, git }: GitPlace, level: string): Promise<string> =>
  release({
    ...{ root, git, level, now: new Date('2026-12-24T12:00:00Z') },
    keepShape: (version) => Promise.resolve(void kept.push(version)),
  });

beforeEach(async () => {
  source = await original();
  shop = await cloneOf(source);
  source.write('src/features/page.tsx', 'two\n');
  await source.commit('Show two');
  source.write('src/admin/tab.tsx', 'tab\n');
  await source.commit('Sort the tab');
  source.write('tools/x.ts', 'x\n');
  source.write('firebase.json', '{ "region": "demo", "new": true }\n');
  source.write('site.config.json', '{ "name": "demo", "new": true }\n');
  await source.commit('Measure');
  await makeVersion(source, 'minor');
});

const NOTES = `## 1.1.0 (2026-12-24)

### For the photographer

- Sort the tab

### For visitors

- Show two

### For engineers

- Measure`;

const TOLD = `## 1.1.1 (2026-12-24)

### Til dig

Nye ord.`;

describe('a release', () => {
  test('has its number, its notes, its shape and its tag', async () => {
    expect(versionOf(source.root)).toBe('1.1.0');
    expect(textOf(source, 'CHANGELOG.md')).toBe(
      `# Changelog\n\n${NOTES}\n\n## 1.0.0 (2026-11-29)\n\nThe first.\n`,
    );
    expect(kept.at(-1)).toBe('1.1.0');
    expect(await source.git('describe')).toBe('v1.1.0');
  });

  test('tells owners in their words, where somebody has written them', async () => {
    const changelog = textOf(source, 'CHANGELOG.md').replace(
      '## 1.1.0',
      '## Next\n\nNye ord.\n\n## 1.1.0',
    );
    source.write('CHANGELOG.md', changelog);
    source.write('tools/y.ts', 'y\n');
    await source.commit('Measure again');
    await makeVersion(source, 'patch');
    expect(textOf(source, 'CHANGELOG.md')).toBe(
      `# Changelog\n\n${TOLD}\n\n### For engineers\n\n- Measure again\n\n${NOTES}\n\n## 1.0.0 (2026-11-29)\n\nThe first.\n`,
    );
    expect((await findNewVersion(shop.git, '1.0.0'))?.notes).toBe(
      `## 1.1.1 (2026-12-24)\n\nNye ord.\n\n${NOTES}`,
    );
  });

  test('is made of what is committed', async () => {
    source.write('tools/y.ts', 'y\n');
    await expect(makeVersion(source, 'patch')).rejects.toThrow('Commit or undo first');
  });

  test('tells nothing again: the version before has a tag', async () => {
    await source.git('tag', '--delete', 'v1.1.0');
    await expect(makeVersion(source, 'patch')).rejects.toThrow('Version 1.1.0 has no tag here');
    expect(await source.git('status', '--porcelain')).toBe('');
  });
});

describe('a shop', () => {
  test('takes the newest version over, and keeps what setup wrote', async () => {
    shop.write('site.config.json', '{ "name": "Min" }\n');
    shop.write('firebase.json', '{ "region": "own" }\n');
    const found = await findNewVersion(shop.git, '1.0.0');
    expect(found).toEqual({ version: '1.1.0', notes: NOTES });
    await takeOver(shop.git, '1.0.0', '1.1.0');
    expect(versionOf(shop.root)).toBe('1.1.0');
    expect(textOf(shop, 'site.config.json')).toContain('Min');
    // It is written again by the new version, from what the shop's settings say.
    expect(textOf(shop, 'firebase.json')).toContain('new');
    expect(await changedFiles(shop.git)).toEqual([]);
    expect(await shop.git('show', 'shop-1.0.0:site.config.json')).toContain('Min');
    expect(await findNewVersion(shop.git, '1.1.0')).toBeUndefined();
  });

  test('keeps a setting that the demonstration changes and it did not', async () => {
    shop.write('firebase.json', '{ "region": "own" }\n');
    await findNewVersion(shop.git, '1.0.0');
    await takeOver(shop.git, '1.0.0', '1.1.0');
    expect(textOf(shop, 'site.config.json')).toBe('{ "name": "demo" }\n');
    expect(textOf(shop, 'src/features/page.tsx')).toBe('two\n');
    expect(await changedFiles(shop.git)).toEqual([]);
  });

  test.each([
    ['is not committed', false, 'Du har selv ændret: src/features/page.tsx'],
    ['collides', true, 'støder sammen med 1.1.0: src/features/page.tsx'],
  ])('is left as it is where its own code %s', async (_, isCommitted, words) => {
    shop.write('src/features/page.tsx', 'mine\n');
    if (isCommitted) await shop.commit('Show mine');
    await findNewVersion(shop.git, '1.0.0');
    await expect(takeOver(shop.git, '1.0.0', '1.1.0')).rejects.toThrow(words);
    expect(versionOf(shop.root)).toBe('1.0.0');
    expect(textOf(shop, 'src/features/page.tsx')).toBe('mine\n');
  });

  test('is told of its own code before anybody is asked', async () => {
    shop.write('src/features/page.tsx', 'mine\n');
    const ask = vi.fn<() => Promise<string>>();
    const terminal = { print: () => undefined, ask, isInteractive: true };
    const session = { terminal, yes: false } as unknown as Updating['session'];
    const updating = { git: shop.git, version: '1.0.0', session } as Updating;
    await expect(runUpdate(updating)).rejects.toThrow('Du har selv ændret');
    expect(ask).not.toHaveBeenCalled();
  });

  test.each([
    [
      'no place',
      ['remote', 'remove', 'origin'],
      'Mappen her ved ikke, hvor nye udgaver kommer fra.',
    ],
    [
      'a place that does not answer',
      ['remote', 'set-url', 'origin', '/nowhere/at/all'],
      'Nye udgaver kunne ikke hentes fra /nowhere/at/all.',
    ],
  ])('with %s to fetch from is told so', async (_, words, told) => {
    await shop.git(...words);
    await expect(findNewVersion(shop.git, '1.0.0')).rejects.toThrow(told);
  });
});
