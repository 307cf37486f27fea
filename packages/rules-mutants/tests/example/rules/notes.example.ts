import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

let rules = '';

beforeAll(() => {
  rules = readFileSync(join(String(process.env['RULES_DIRECTORY']), 'firestore.rules'), 'utf8');
});

describe('notes', () => {
  test.each(['allow get: if 1 < 2;', 'allow list: if false;'])('have %s', (line) => {
    expect(rules).toContain(line);
  });
});
