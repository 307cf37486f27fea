import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from './database/rules/compileRules.ts';
import type { Emulator } from './localConfig.ts';
import { Problem } from '../problem.ts';
import { compile } from './storage-rules/checks/compile.ts';
import { storageDialect } from './storage-rules/runtime/storageDialect.ts';

/** Later mistakes often only follow from the first. */
const SHOWN_MISTAKES = 5;

interface RulesFile {
  emulator: Emulator;
  name: string;
  /** What is wrong, each as `line:column: message`. */
  findMistakes: (source: string) => string[];
}

function databaseMistakes(source: string): string[] {
  const compiled = compileRules(source);
  return 'error' in compiled ? compiled.error.split('\n') : [];
}

function storageMistakes(source: string): string[] {
  return compile(source, storageDialect)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at: { line, column }, message }) => `${line}:${column}: ${message}`);
}

const RULES_FILES: RulesFile[] = [
  { emulator: 'database', name: 'database.rules.json', findMistakes: databaseMistakes },
  { emulator: 'storage', name: 'storage.rules', findMistakes: storageMistakes },
  // Those of Firestore are judged by its emulator, once it runs.
  { emulator: 'firestore', name: 'firestore.rules', findMistakes: () => [] },
];

/** The text of a rules file, which has to be there and to hold something. */
export function readRules(root: string, name: string): string {
  const file = join(root, name);
  if (!existsSync(file)) throw new Problem(`${name} is missing.`, `It belongs here: ${file}`);
  const source = readFileSync(file, 'utf8');
  if (source.trim() === '') throw new Problem(`${name} is empty.`, `It lies here: ${file}`);
  return source;
}

/** Says what is wrong in a rules file, and where; nothing when there is nothing. */
export function requireNoMistakes(name: string, mistakes: readonly string[]): void {
  if (mistakes.length === 0) return;
  const more = mistakes.length - SHOWN_MISTAKES;
  throw new Problem(
    `${name} has a mistake.`,
    ...mistakes.slice(0, SHOWN_MISTAKES).map((mistake) => `${name}:${mistake}`),
    ...(more > 0 ? [`and ${more} more, which may only follow from these.`] : []),
    'Correct the file and start again.',
  );
}

/**
 * Checks the rules before anything is started. firebase-tools would find a mistake in those of the
 * database half a minute later, and go on with one in those of Storage, which then refuses everything.
 */
export function requireSoundRules(root: string, emulators: readonly Emulator[]): void {
  for (const { emulator, name, findMistakes } of RULES_FILES) {
    if (emulators.includes(emulator)) requireNoMistakes(name, findMistakes(readRules(root, name)));
  }
}
