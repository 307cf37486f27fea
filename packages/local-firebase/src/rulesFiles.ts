import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRules } from './database/rules/compileRules.ts';
import { readFirebaseConfig, type Emulator } from './localConfig.ts';
import { Problem } from './problem.ts';
import { storageDialect } from './storage-rules/builtins/library.ts';
import { compile } from './storage-rules/checks/compile.ts';

/** Later mistakes often only follow from the first. */
const SHOWN_MISTAKES = 5;

type RulesService = 'firestore' | 'database' | 'storage';

/** The mistakes in a rules file, each as `line:column: message`. */
type MistakeFinder = (source: string) => string[];

function databaseMistakes(source: string): string[] {
  const compiled = compileRules(source);
  return 'error' in compiled ? compiled.error.split('\n') : [];
}

function storageMistakes(source: string): string[] {
  return compile(source, storageDialect)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at: { line, column }, message }) => `${line}:${column}: ${message}`);
}

const MISTAKE_FINDERS: Readonly<Record<RulesService, MistakeFinder>> = {
  database: databaseMistakes,
  storage: storageMistakes,
  // Those of Firestore are judged by its emulator, once it runs.
  firestore: () => [],
};

function rulesFileOf(root: string, service: RulesService): string {
  const name = readFirebaseConfig(root)[service]?.rules;
  if (name) return name;
  throw new Problem(`firebase.json names no rules for ${service}.`);
}

/** Returns the text of a rules file, which has to be there and to hold something. */
function readRules(root: string, name: string): string {
  const file = join(root, name);
  if (!existsSync(file)) throw new Problem(`${name} is missing.`, `It belongs here: ${file}`);
  const source = readFileSync(file, 'utf8');
  if (source.trim() === '') throw new Problem(`${name} is empty.`, `It lies here: ${file}`);
  return source;
}

/** Throws a problem that lists the first mistakes in a rules file, if there are any. */
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
  for (const service of ['database', 'storage', 'firestore'] as const) {
    if (!emulators.includes(service)) continue;
    const name = rulesFileOf(root, service);
    requireNoMistakes(name, MISTAKE_FINDERS[service](readRules(root, name)));
  }
}

interface RulesIssue {
  sourcePosition?: { line?: number; column?: number };
  description: string;
  severity: string;
}

function describe({
  sourcePosition: { line = 1, column = 1 } = {},
  description,
}: RulesIssue): string {
  return `${line}:${column}: ${description}`;
}

/**
 * Asks the Firestore emulator to judge the rules of a project. At its start it takes a broken file
 * without a word, and every read and write is then refused.
 */
export async function requireSoundFirestoreRules(root: string, project: string): Promise<void> {
  const name = rulesFileOf(root, 'firestore');
  const answer = await fetch(`${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({
      ignore_errors: true,
      rules: { files: [{ name, content: readRules(root, name) }] },
    }),
  });
  const { issues = [] } = (await answer.json()) as { issues?: RulesIssue[] };
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  requireNoMistakes(name, errors.map(describe));
}
