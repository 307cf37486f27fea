import { build, transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownImports } from '../business.ts';

/** Bundles a module with all its imports into one self-contained script. */
export async function bundleScript(
  root: string,
  entry: string,
  define: Record<string, unknown>,
): Promise<string> {
  const values = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: Object.fromEntries(values) as Record<string, string>,
    plugins: [ownImports],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  // A script element would end at the first `</script` inside.
  return code.replaceAll('</', String.raw`<\/`);
}

/** Values for `src/app/early`, which documents them. */
interface EarlyPage {
  frontPageUrl: string | null;
  builtWith: object | null;
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
}

/** Builds the script of the first lines of index.html. */
export function earlyScript(root: string, page: EarlyPage): Promise<string> {
  return bundleScript(root, 'src/app/early/main.ts', { EARLY_PAGE: page });
}

/** Styles of the first paint; all others come with the application. */
export const EARLY_STYLE_FILES = [
  'src/ui/styles/fallbackFonts.css',
  'src/ui/styles/tokens.css',
  'src/ui/styles/base.css',
  'src/features/home/hero.css',
  'src/ui/layout/missingPart.css',
];

/** Puts style sheets into one small text. */
export async function minifiedStyles(root: string, files: readonly string[]): Promise<string> {
  const parts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  // Browsers that know `light-dark()` need nothing older.
  const { code } = await transform(parts.join('\n'), {
    loader: 'css',
    minify: true,
    target: 'es2023',
    logLevel: 'silent',
  });
  return code.trim();
}

export function earlyStyles(root: string): Promise<string> {
  return minifiedStyles(root, EARLY_STYLE_FILES);
}
