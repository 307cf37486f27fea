import { build, transform, type BuildOptions, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConsentMode } from '#src/model/consent/choices.ts';
import { ownImports } from '../business.ts';

/** Bundles a module with all its imports, and the style sheets that these import. */
async function bundled(
  root: string,
  entry: string,
  { define, ...options }: Omit<BuildOptions, 'define'> & { define: Record<string, unknown> },
): Promise<{ code: string; styles: string }> {
  const values = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles = [] } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    outdir: 'out',
    bundle: true,
    jsx: 'automatic',
    write: false,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(values) as Record<string, string>,
    plugins: [ownImports],
    logLevel: 'silent',
    ...options,
  });
  const output = (extension: string): string =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text.trim() ?? '';
  return { code: output('.js'), styles: output('.css') };
}

/** Bundles a module with all its imports into one self-contained script. */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, unknown>,
): Promise<string> {
  const { code } = await bundled(root, entry, { define, format: 'iife' });
  // A script element would end at the first `</script` inside.
  return code.replaceAll('</', String.raw`<\/`);
}

/** Values for `src/app/early`, which documents them. */
interface EarlyPage {
  frontPageUrl: string | null;
  settingsUrl: string | null;
  builtWith: { updateTime: string; placeholder: string } | null;
  app: AppFiles | null;
}

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface AppFiles {
  entry: string;
  all: PageFiles;
  home: PageFiles;
  question: Record<ConsentMode, PageFiles>;
}

/** Builds the script of the first lines of index.html. */
export function earlyScript(root: string, page: EarlyPage): Promise<string> {
  return bundleScript(root, 'src/app/early/main.ts', { EARLY_PAGE: page });
}

/** Leaves out what the components fetch later, but for the parts that are wanted at once. */
export function withoutLaterParts(wanted?: RegExp): Plugin {
  return {
    name: 'without-later-parts',
    setup: (bundler) => {
      bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' && !wanted?.test(path) ? { path, external: true } : undefined,
      );
    },
  };
}

/** The front page as index.html holds it, and the styles of its first paint. All others come with the application. */
export interface FirstPage {
  render: (stored: object | null) => { html: string; placeholder: string };
  styles: string;
}

/** Bundles the front page's components and runs them here. */
export async function readFirstPage(root: string): Promise<FirstPage> {
  const { code, styles } = await bundled(root, 'src/app/early/FirstPage.tsx', {
    // A visitor has this page before the first answer about cookies.
    define: { 'process.env.NODE_ENV': 'production', 'import.meta.env': { SSR: false } },
    format: 'esm',
    plugins: [withoutLaterParts(), ownImports],
    // Browsers that know `light-dark()` need nothing older.
    target: 'es2023',
  });
  const module = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { renderFirstPage: FirstPage['render'] };
  return { render: module.renderFirstPage, styles };
}

/** Puts style sheets into one small text. */
export async function minifiedStyles(root: string, files: readonly string[]): Promise<string> {
  const parts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const { code } = await transform(parts.join('\n'), {
    loader: 'css',
    minify: true,
    target: 'es2023',
    logLevel: 'silent',
  });
  return code.trim();
}
