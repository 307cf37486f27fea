import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { earlierFolder, layOutEarlier } from '../../../tools/update/earlier.ts';
import { shopTag } from '../../../tools/update/takeOver.ts';
import { cloneOf, type GitPlace, original } from './gitPlaces.ts';

/** Stands for a version's own commands: it notes which one was run. */
const BOOTSTRAP =
  "require('node:fs').writeFileSync(__dirname + '/ran', process.argv.slice(2).join(' '));\n";

let shop: GitPlace;

const laidOut = (file: string): string =>
  readFileSync(join(earlierFolder(shop.root), file), 'utf8');

beforeEach(async () => {
  const source = await original();
  source.write('tools/bootstrap.js', BOOTSTRAP);
  await source.commit('Note the command');
  await source.git('tag', '--force', 'v1.0.0');
  shop = await cloneOf(source);
});

describe('the version before', () => {
  test('is laid out as this machine had it, with the keys of today', async () => {
    shop.write('site.config.json', '{ "name": "Min" }\n');
    await shop.commit('Keep what setup wrote');
    await shop.git('tag', shopTag('1.0.0'));
    shop.write('site.config.json', '{ "name": "Ny" }\n');
    shop.write('.env', 'KEY=1\n');
    await layOutEarlier(shop.root, '1.0.0');
    expect(laidOut('site.config.json')).toContain('Min');
    expect(laidOut('.env')).toBe('KEY=1\n');
    expect(laidOut('tools/ran')).toBe('rules');
  });

  test('is laid out as it was released, with the settings of today, in a new folder', async () => {
    shop.write('site.config.json', '{ "name": "Min" }\n');
    await layOutEarlier(shop.root, '1.0.0');
    expect(laidOut('site.config.json')).toContain('Min');
    expect(laidOut('tools/ran')).toBe('setup --generate');
  });

  test('that nobody has fetched is named, with the way to it', async () => {
    await expect(layOutEarlier(shop.root, '0.9.0')).rejects.toThrow(
      'Udgave 0.9.0 ligger ikke på denne maskine.',
    );
  });
});
