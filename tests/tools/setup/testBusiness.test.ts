import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { functionsBundle } from '../../../tools/build.ts';
import { root, testBusiness } from './checkout.ts';

/** The file that a Node of its own takes for the business. */
function businessOf(env: Record<string, string>): string {
  const script = join(root, 'tools/business.ts');
  const code = `const { businessFile } = await import(${JSON.stringify(script)}); console.log(businessFile);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, VITEST: '', ...env },
    encoding: 'utf8',
  });
  return relative(root, output.trim());
}

describe('tests run on a business of their own', () => {
  test('what they import and bundle is the fixed one', async () => {
    expect(site).toEqual(testBusiness);
    const options = { ...functionsBundle(root), write: false, metafile: true } as const;
    const { metafile } = await build(options);
    const names = Object.keys(metafile.inputs).filter((name) => name.endsWith('.config.json'));
    expect(names).toEqual(['tests/site.config.json']);
  });

  test.each([
    ['--conditions=test-business', 'tests/site.config.json'],
    ['', 'site.config.json'],
  ])('Node with %j loads %s', (NODE_OPTIONS, file) => {
    expect(businessOf({ NODE_OPTIONS })).toBe(file);
  });
});

/** The sources of what is deployed, and of what the local site shows. */
const SERVED = [
  'index.html',
  'public/**/*.*',
  'src/**/*.{ts,tsx,css}',
  'functions/src/**/*.ts',
  'tools/{page,seed}/**/*.ts',
  'demo/*.json',
];

test('nothing that is served names the demo business beside its configuration', () => {
  const words = /jerslev|vindfeldt|villads|kirkevej|vendsyssel|20304050|\bJF\d/i;
  const files = globSync(SERVED, { cwd: root });
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => words.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(JSON.stringify(testBusiness)).toMatch(words);
});
