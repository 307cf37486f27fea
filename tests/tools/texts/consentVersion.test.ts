import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHOICE_VERSION } from '#src/model/consent/nextChoice.ts';

const texts = join(import.meta.dirname, '../../../src/model/consent/choiceTexts.ts');

test('the words that visitors answer have a version, which the log names', () => {
  const words = readFileSync(texts, 'utf8').match(/'[^'\n]*'|`[^`]*`/g) ?? [];
  const digest = createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12);
  // Changed words get a new version, and then their digest here.
  expect({ [CHOICE_VERSION]: digest }).toEqual({ '2026-11-26': '21454a1b5e3d' });
});
