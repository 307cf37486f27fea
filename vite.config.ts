import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { LOCAL_HOST, LOCAL_PROJECT_ID, localPorts, TEST_PORT_OFFSET } from './src/config/local.ts';
import { browserStandIns } from './tests/component/support/browserStandIns.ts';
import { backendStandIns } from './tests/support/backend/plugin.ts';
import { businessFile, isTestBusiness, readBusiness } from './tools/business.ts';
import { functionRewrites } from './tools/functionRewrites.ts';
import { botCheckPage } from './tools/page/botCheckPage.ts';
import { connectionProbe } from './tools/page/connectionProbe.ts';
import { handbookPlugin } from './tools/page/handbookPlugin.ts';
import { installPlugin } from './tools/page/installPlugin.ts';
import { knownWarnings } from './tools/page/knownWarnings.ts';
import { noticesPlugins } from './tools/page/noticesPlugin.ts';
import { pagePlugin } from './tools/page/pagePlugin.ts';
import { partLoaderPlugin, workerPartLoaderPlugin } from './tools/page/partLoaderPlugin.ts';
import { productionRouter } from './tools/page/productionRouter.ts';
import { searchEnginesPlugin } from './tools/page/searchEnginesPlugin.ts';
import { sharedFiles } from './tools/page/sharedFiles.ts';
import { versionPlugin } from './tools/page/versionPlugin.ts';

const ports = localPorts(Number(process.env['VITE_LOCAL_PORT_OFFSET'] ?? 0));
const notices = noticesPlugins();
const business = readBusiness();
const functions = `/${LOCAL_PROJECT_ID}/${business.region}`;

/**
 * With hot reload there is no hosting emulator: Vite forwards the functions' paths itself, and like
 * hosting it hands the path on, which the functions check.
 */
const proxy = Object.fromEntries(
  functionRewrites().map(({ source, functionId }) => [
    // The first match counts; a key without `**` matches what begins with it.
    source.replace(/\*\*$/, ''),
    {
      target: `http://${LOCAL_HOST}:${ports.functions}`,
      rewrite: (path: string) => `${functions}/${functionId}${path}`,
      // Hosting looks for a file first.
      bypass: ({ url = '/' }: { url?: string | undefined }) =>
        existsSync(join(import.meta.dirname, 'public', url)) ? url : undefined,
    },
  ]),
);

/** Blockers refuse files by such names. The question about cookies would then never be asked. */
function fileName(name: string): string {
  return /cookie|consent|measure/i.test(name) ? 'part' : '[name]';
}

/** A busy machine slows hooks down as much as tests: both get the same limit. */
const timeLimit = (milliseconds: number) => ({
  testTimeout: milliseconds,
  hookTimeout: milliseconds,
});

/**
 * Emulators and tests share one machine: what came too late is tried once more, and counted in the
 * summary. The long run has no second try.
 */
const retry = process.env['LONG_JOURNEYS'] ? 0 : 1;

const nodeProject = (name: string, limitMs: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    ...timeLimit(limitMs),
    environment: 'node' as const,
  },
});

const emulatorProject = (name: string, limitMs: number, env: Record<string, string> = {}) => {
  const { test, ...project } = nodeProject(name, limitMs);
  return { ...project, test: { ...test, retry, env } };
};

/** Functions that run in the process of a test find the emulators and stand-ins, and serve no addresses. */
const functionsHere = {
  FUNCTIONS_EMULATOR: 'true',
  FUNCTION_SIGNATURE_TYPE: 'event',
  LOCAL_PORT_OFFSET: process.env['LOCAL_PORT_OFFSET'] ?? String(TEST_PORT_OFFSET),
};

/** Tests that wait for events share the database that the running functions follow; the others keep one a file. */
const OWN_DATABASE = 'tests/functions/support/ownDatabase.ts';
const EVENTS = 'tests/functions/**/*.events{,.matrix}.test.ts';

const functionsProject = (
  name: string,
  changes: Pick<InlineConfig, 'include' | 'exclude' | 'setupFiles'>,
) => {
  const { test, ...project } = emulatorProject('functions', 120_000, functionsHere);
  return { ...project, test: { ...test, name, ...changes } };
};

export default defineConfig({
  resolve: {
    alias: {
      '#site.config': businessFile,
      'react-style-singleton': join(import.meta.dirname, 'src/ui/overlay/styleSingleton.ts'),
    },
  },
  // The keys of the photographer are nothing to tests.
  ...(isTestBusiness && { envDir: false as const }),
  plugins: [
    react(),
    knownWarnings(),
    pagePlugin(),
    botCheckPage(),
    handbookPlugin(),
    connectionProbe(),
    installPlugin(),
    versionPlugin(),
    partLoaderPlugin(),
    productionRouter(),
    searchEnginesPlugin(),
    notices.forPages,
  ],
  // Constants, so that what belongs to the other way is left out.
  define: {
    USES_APP_CHECK: String(business.appCheck.provider !== 'none'),
  },
  server: { host: LOCAL_HOST, port: ports.site, strictPort: true, proxy },
  // A worker fetches what it rarely needs when it needs it: only modules can.
  worker: { format: 'es', plugins: () => [notices.forWorkers, workerPartLoaderPlugin()] },
  build: {
    target: 'es2023',
    // Only a run that is measured asks which source ran.
    sourcemap: process.env['SOURCE_MAPS'] ? 'hidden' : false,
    rolldownOptions: {
      // The SDK does not say that this part may be left out where nobody uses it.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]app-check[\\/]/, sideEffects: false }],
      },
      // Or every page would carry the numbers and words that only the dashboard reads.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        chunkFileNames: ({ name }) => `assets/${fileName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${fileName(name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            // The code of every page.
            { name: 'application', tags: ['$initial'], priority: 100 },
            ...sharedFiles(import.meta.dirname),
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    // What tests start without Vite reads the same business.
    execArgv: ['--conditions=test-business'],
    // By default one core is left to a person who works meanwhile.
    maxWorkers: '100%',
    // A process of its own for every file would take longer than most files: the setup clears up instead.
    isolate: false,
    setupFiles: ['tests/freshModules.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          ...timeLimit(10_000),
        },
      },
      {
        extends: true,
        plugins: [backendStandIns(), browserStandIns()],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          env: { VITE_BACKEND: 'local' },
          // Typing into a form takes seconds on a machine that is busy elsewhere.
          ...timeLimit(15_000),
          setupFiles: ['tests/setup.ts'],
        },
      },
      nodeProject('tools', 60_000),
      emulatorProject('rules', 60_000),
      // Mails wait for the events of other tests.
      functionsProject('functions', { exclude: [EVENTS], setupFiles: [OWN_DATABASE] }),
      functionsProject('functions-events', { include: [EVENTS] }),
    ],
  },
});
