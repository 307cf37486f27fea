import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';

/** The decisions of functions whose tests run without emulators. */
const DECISIONS = [
  'functions/src/{decodeSnapshot,refusal}.ts',
  'functions/src/deletion/{anonymous,saga}.ts',
  'functions/src/download/{itemFiles,stampText}.ts',
  'functions/src/guards/{identity,rateLimit,request}.ts',
];

export const TESTS = [
  'tests/unit/**/*.test.ts',
  'tests/functions/answers.test.ts',
  'tests/functions/deletion/{anonymous,saga}.test.ts',
  'tests/functions/download/{itemFiles,stampText}.test.ts',
  'tests/functions/guards/guards.test.ts',
];

/** Words are read by people, and tests quote those that matter. */
const TEXTS = /(?:texts|Texts)\.ts$|\/legal\//;

const ONE_IN = 8;

/** The same files every time, whatever else comes and goes. */
function isInSample(path: string): boolean {
  return createHash('sha256').update(path).digest().readUInt32BE() % ONE_IN === 0;
}

/** The files to make mistakes in: one in eight of the model and all decisions of functions, or everything. */
export function pureCode(root: string, isWhole: boolean): string[] {
  const model = globSync('src/model/**/*.ts', { cwd: root }).filter((path) => !TEXTS.test(path));
  const chosen = isWhole ? model : model.filter(isInSample);
  return [...chosen, ...globSync(DECISIONS, { cwd: root })].sort();
}
