import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionsBundle } from '../../tools/build.ts';

const root = join(import.meta.dirname, '../..');

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifest(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
}

/** The package of an import such as `zod/mini` or `@google-cloud/storage`. */
function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Packages that the cloud installs before the functions can start, by the kind of their import. */
async function neededPackages(isStatic?: boolean): Promise<string[]> {
  const { metafile } = await build({
    ...functionsBundle(root),
    write: false,
    sourcemap: false,
    metafile: true,
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  // The pages that one of them renders lie in a file beside it, with their packages.
  const outside = imports.filter(({ external, path }) => external && !/^(?:node:|\.\/)/.test(path));
  const wanted = outside.filter(
    ({ kind }) => isStatic === undefined || isStatic === (kind === 'import-statement'),
  );
  return [...new Set(wanted.map(({ path }) => packageOf(path)))].toSorted();
}

test('the functions declare every package that their bundle imports', async () => {
  const { dependencies } = manifest('functions/package.json');
  const needed = await neededPackages();
  expect(needed).toContain('firebase-functions');
  expect(needed.filter((name) => !(name in dependencies))).toEqual([]);
});

test('what the site and the functions share, both take in the same version', () => {
  const { dependencies, devDependencies } = manifest('package.json');
  const own = Object.entries(manifest('functions/package.json').dependencies);
  const elsewhere: Record<string, string> = { ...devDependencies, ...dependencies };
  expect(own.filter(([name, version]) => (elsewhere[name] ?? version) !== version)).toEqual([]);
});

test('what only one function needs is fetched by that one', async () => {
  const [atStart, later] = [await neededPackages(true), await neededPackages(false)];
  expect(later).toEqual([
    '@xmldom/xmldom',
    'exifreader',
    'imapflow',
    'libheif-js',
    'nodemailer',
    'pdfkit',
    'sharp',
  ]);
  expect(atStart.filter((name) => later.includes(name))).toEqual([]);
});
