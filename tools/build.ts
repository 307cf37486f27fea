import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { Problem } from 'local-firebase/problem';
import { ownImports } from './business.ts';
import { servedBundle } from './page/servedBundle.ts';
import { writeFunctionsLock } from './functionsLock.ts';

/** Node loads Vite's configuration, by its own conditions: they choose the business. */
export const CONFIG_LOADER = 'native';

/** The variable of the environment with which `npm run build` names faults alone. */
export const QUIET_BUILD = 'QUIET_BUILD';

/** Runs a program of the project and returns its output; a failure is a Problem that shows it. */
export function runQuietly(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env } });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new Problem(`${program} ${args.join(' ')} failed.`, ...output.split('\n')));
    });
  });
}

/** Builds the site for the local Firebase on ports moved by `offset`. */
export async function buildLocalSite(directory: string, offset: number): Promise<void> {
  await runQuietly(
    'vite',
    [
      'build',
      '--configLoader',
      CONFIG_LOADER,
      '--outDir',
      directory,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ],
    {
      VITE_BACKEND: 'local',
      VITE_LOCAL_PORT_OFFSET: String(offset),
    },
  );
}

/** Builds the site as it is deployed, without writing it, and returns its files by name. */
export async function buildInMemory(
  root: string,
): Promise<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>> {
  // Loaded here: Vite takes half a second that most commands have no use for.
  const vite = await import('vite');
  const built = await vite.build({
    root,
    configLoader: CONFIG_LOADER,
    logLevel: 'warn',
    build: { write: false },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

const SERVED_FILE = 'served.js';

/** Lets the function that renders pages load them from a file of their own, and every other one start without them. */
const servedPages: Plugin = {
  name: 'served-pages',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\/src\/app\/served\// }, () => ({
      path: `./${SERVED_FILE}`,
      external: true,
    }));
  },
};

/** Options that bundle the functions into one file below `directory`. */
export function functionsBundle(
  root: string,
  directory: string = join(root, 'functions'),
): BuildOptions {
  return {
    absWorkingDir: root,
    entryPoints: [join(root, 'functions/src/index.ts')],
    outfile: join(directory, 'lib/index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    // `packages: external` would also leave our own imports outside.
    plugins: [servedPages, ownImports],
    sourcemap: true,
    logLevel: 'silent',
  };
}

/** Options that bundle the pages that one of them renders, beside them. */
const servedBeside = (root: string, directory: string = join(root, 'functions')): BuildOptions => ({
  ...servedBundle(root),
  outfile: join(directory, 'lib', SERVED_FILE),
});

/**
 * Bundles the functions with the code that they share with the site; npm packages stay outside, and
 * are installed by a lock file of their own.
 */
export async function buildFunctions(root: string, directory?: string): Promise<void> {
  await Promise.all([
    build(functionsBundle(root, directory)),
    build(servedBeside(root, directory)),
  ]);
  writeFunctionsLock(root, directory ?? join(root, 'functions'));
}

/** Bundles them again at every change, until the process ends. */
export async function watchFunctions(root: string): Promise<void> {
  for (const bundle of [functionsBundle(root), servedBeside(root)]) {
    const watching = await context(bundle);
    await watching.rebuild();
    await watching.watch();
  }
}
