import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { joinRules } from '../../../tools/rules/joinRules.ts';

test('the rules are those of every file, inside the database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'rules'));
  writeFileSync(join(folder, 'rules/b.rules'), 'match /b/{id} {\n  allow get: if true;\n}\n');
  writeFileSync(join(folder, 'rules/a.rules'), '// Whose it is.\nfunction isMine() {}\n');
  expect(joinRules(folder)).toContain(`
  match /databases/{database}/documents {
    // --- rules/a.rules ---

    // Whose it is.
    function isMine() {}

    // --- rules/b.rules ---

    match /b/{id} {
      allow get: if true;
    }
  }
}
`);
});
