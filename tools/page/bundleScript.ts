import { build, type PluginBuild } from 'esbuild';
import { join } from 'node:path';

const ownImports = (root: string) => ({
  name: 'own-imports',
  setup: (bundler: PluginBuild) => {
    bundler.onResolve({ filter: /^#src\// }, ({ path }) => ({
      path: join(root, 'src', path.slice('#src/'.length)),
    }));
  },
});

/** One self-contained script out of a module of ours and all it imports. */
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
    plugins: [ownImports(root)],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  // Nothing in a script may look like its end.
  return code.replaceAll('</', String.raw`<\/`);
}
