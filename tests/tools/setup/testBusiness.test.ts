import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { functionsBundle } from '../../../tools/build.ts';
import { businessFile } from '../../../tools/business.ts';
import { root, testBusiness } from './checkout.ts';

/** The file that a Node of its own takes for the business. */
function businessOf(env: Record<string, string>): string {
  const script = join(root, 'tools/business.ts');
  const code = `const { businessFile } = await import(${JSON.stringify(script)}); console.log(businessFile);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, VITEST: '', NODE_OPTIONS: '', ...env },
    encoding: 'utf8',
  });
  return relative(root, output.trim());
}

describe('tests run on a business of their own', () => {
  test('what they import is the fixed one', () => {
    expect(site).toEqual(testBusiness);
    expect(relative(root, businessFile)).toBe('tests/site.config.json');
  });

  test('so is what they bundle', async () => {
    const options = { ...functionsBundle(root), write: false, metafile: true } as const;
    const { metafile } = await build(options);
    const configurations = Object.keys(metafile.inputs).filter((name) =>
      name.endsWith('.config.json'),
    );
    expect(configurations).toEqual(['tests/site.config.json']);
  });

  test('so is what Node loads for them, by its condition', () => {
    expect(businessOf({ NODE_OPTIONS: '--conditions=test-business' })).toBe(
      'tests/site.config.json',
    );
  });

  test('everything else has that of the photographer', () => {
    expect(businessOf({})).toBe('site.config.json');
  });
});
