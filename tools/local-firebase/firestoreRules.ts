import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { readRules, requireNoMistakes } from './rulesFiles.ts';

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
 * Asks the emulator what it thinks of the Firestore rules. At its start it takes a broken file
 * without a word, and every read and write is then refused.
 */
export async function requireSoundFirestoreRules(root: string, port: number): Promise<void> {
  const name = 'firestore.rules';
  const content = readRules(root, name);
  const address = `http://${LOCAL_HOST}:${port}/emulator/v1/projects/${LOCAL_PROJECT_ID}:securityRules`;
  const answer = await fetch(address, {
    method: 'PUT',
    body: JSON.stringify({ ignore_errors: true, rules: { files: [{ name, content }] } }),
  });
  const { issues = [] } = (await answer.json()) as { issues?: RulesIssue[] };
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  requireNoMistakes(name, errors.map(describe));
}
