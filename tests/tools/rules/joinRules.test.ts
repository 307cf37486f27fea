import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { date } from '#src/model/base/schema.ts';
import { joinRules } from '../../../tools/rules/joinRules.ts';
import { shape } from '../../../tools/rules/shape.ts';

/** A checkout with these files of rules. */
function checkout(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'rules'));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'rules', name), text);
  return folder;
}

const files = {
  'b.rules': `match /b/{id} {
  // GENERATED FROM rules/shapes.ts: isB

  allow get: if true;
}
`,
  'a.rules': '// Whose it is.\nfunction isMine() {}\n',
};
const isB = shape(z.object({ at: date }), {});

test('the rules are those of every file, inside the database and with the shapes in their places', () => {
  expect(joinRules(checkout(files), { isB })).toContain(`
  match /databases/{database}/documents {
    // --- rules/a.rules ---

    // Whose it is.
    function isMine() {}

    // --- rules/b.rules ---

    match /b/{id} {
      // GENERATED FROM rules/shapes.ts
      function isB(data) {
        return data.keys().hasOnly(['at'])
          && isTimeIfAny(data, 'at');
      }

      allow get: if true;
    }
  }
}
`);
});

test.each([{}, { isB, isC: isB }])(
  'each shape has one place, and each place a shape: %#',
  (shapes) => {
    expect(() => joinRules(checkout(files), shapes)).toThrow(
      'The files in rules/ have other shapes than rules/shapes.ts.',
    );
  },
);
