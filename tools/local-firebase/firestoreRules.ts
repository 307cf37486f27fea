import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { Problem } from './problem.ts';

interface RulesIssue {
  sourcePosition: { line: number; column: number };
  description: string;
  severity: string;
}

/**
 * Asks the emulator what it thinks of the Firestore rules. At its start it takes a broken file
 * without a word, and every read and write is then refused.
 */
export async function requireSoundFirestoreRules(root: string, port: number): Promise<void> {
  const name = 'firestore.rules';
  const content = readFileSync(join(root, name), 'utf8');
  const address = `http://${LOCAL_HOST}:${port}/emulator/v1/projects/${LOCAL_PROJECT_ID}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name, content }] } }),
  });
  const { issues = [] } = (await answer.json()) as { issues?: RulesIssue[] };
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  if (errors.length === 0) return;
  throw new Problem(
    `${name} has a mistake.`,
    ...errors.map(
      ({ sourcePosition: { line, column }, description }) =>
        `${name}:${line}:${column}: ${description}`,
    ),
  );
}
