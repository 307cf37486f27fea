import { join } from 'node:path';
import type { PartResult } from './results.ts';
import { runChecked, runPackages, runPlaywright, runVitest } from './runners.ts';

/** One part of `npm test`, which also runs alone. */
export interface Part {
  name: string;
  /** Keeps one core busy and its output together, so that the others of its kind run beside it. */
  runsBesideOthers: boolean;
  /** Parts that speak to the local Firebase share one set of emulators. */
  needsFirebase: boolean;
  /** Begins with a site that has no content and no accounts, in the place of the test content. */
  startsEmpty?: boolean;
  /** Runs when it is asked for by name, or when this environment variable is set. */
  onlyWith?: 'CI' | 'LONG_JOURNEYS';
  run: (context: PartContext) => Promise<PartResult>;
}

export interface PartContext {
  root: string;
  /** What tests need to find the local Firebase. */
  env: Record<string, string>;
  /** Further words of the command line: files or options of the test runner. */
  rest: string[];
}

function check(name: string, program: string, args: string[]): Part {
  return {
    name,
    runsBesideOthers: true,
    needsFirebase: false,
    run: ({ root, rest }) => runChecked(root, program, [...args, ...rest]),
  };
}

function vitest(name: string, needsFirebase: boolean): Part {
  return {
    name,
    runsBesideOthers: false,
    needsFirebase,
    run: (context) => runVitest(name, context),
  };
}

/** In the order in which they run: what is quick and likely to fail comes first. */
export const PARTS: Part[] = [
  check('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  check('types', 'tsc', ['--project', '.']),
  check('lint', 'eslint', [
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    join('node_modules', '.cache', 'eslint'),
    '.',
  ]),
  check('unused', 'knip', ['--no-progress']),
  vitest('unit', false),
  vitest('component', false),
  vitest('tools', false),
  {
    name: 'packages',
    runsBesideOthers: false,
    needsFirebase: false,
    onlyWith: 'CI',
    run: runPackages,
  },
  vitest('rules', true),
  vitest('functions', true),
  {
    name: 'e2e',
    runsBesideOthers: false,
    needsFirebase: true,
    run: (context) => runPlaywright('e2e', context),
  },
  {
    name: 'first-day',
    runsBesideOthers: false,
    needsFirebase: true,
    startsEmpty: true,
    onlyWith: 'LONG_JOURNEYS',
    run: ({ env, ...context }) =>
      runPlaywright('first-day', { ...context, env: { ...env, FIRST_DAY: '1' } }),
  },
];
