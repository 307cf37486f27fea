import { transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the first paint needs; everything else comes with the application. */
export const EARLY_STYLE_FILES = [
  'src/ui/fallbackFonts.css',
  'src/ui/tokens.css',
  'src/ui/base.css',
  'src/features/home/hero.css',
];

export async function earlyStyles(root: string): Promise<string> {
  const parts = await Promise.all(
    EARLY_STYLE_FILES.map((file) => readFile(join(root, file), 'utf8')),
  );
  // Browsers that know `light-dark()` need nothing older.
  const { code } = await transform(parts.join('\n'), {
    loader: 'css',
    minify: true,
    target: 'es2023',
    logLevel: 'silent',
  });
  return code.trim();
}
