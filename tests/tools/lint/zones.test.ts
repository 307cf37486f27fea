import { ESLint } from 'eslint';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parser } from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { importZones, type Zone } from '../../../tools/lint/zones.ts';

const root = join(import.meta.dirname, '../../..');
const zones = importZones(root).filter(({ target }) => existsSync(target));

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: root })] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones }] },
  },
});

/** Some module below `from` which the zone forbids. */
function forbiddenModule({ target, from, except = [] }: Zone): string | undefined {
  if (statSync(from).isFile()) return from;
  const excepted = except.map((path) => join(from, path));
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .map((path) => join(from, path))
    .filter((path) => /\.tsx?$/.test(path) && !path.startsWith(`${target}/`))
    .find(
      (path) => !excepted.some((allowed) => path === allowed || path.startsWith(`${allowed}/`)),
    );
}

async function messagesOf(target: string, module: string): Promise<string[]> {
  const path = relative(target, module);
  const code = `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
  const [result] = await eslint.lintText(code, { filePath: join(target, 'planted.ts') });
  return (result?.messages ?? []).map(({ message }) => message);
}

const planted = zones.flatMap((zone) => {
  const module = forbiddenModule(zone);
  return module ? [{ zone, module, name: zone.message.replace(/\.$/, '') }] : [];
});

describe('a planted violation is caught', () => {
  test.each(planted)('$name', async ({ zone, module }) => {
    expect((await messagesOf(zone.target, module)).join('\n')).toContain(zone.message);
  });
});

test('almost every zone has something to forbid', () => {
  // A folder may be empty of siblings for a while; the layers themselves never are.
  expect(planted.length).toBeGreaterThan(zones.length * 0.8);
});

test('an allowed import passes', async () => {
  const module = join(root, 'src/model/base/routes.ts');
  expect(await messagesOf(join(root, 'src/features'), module)).toEqual([]);
});

test('a new layer must be given its place', () => {
  expect(() => importZones(join(import.meta.dirname, 'unknown-layer'))).toThrow(/src\/attic/);
});
