import { expect, test } from 'vitest';
import { joinFacts } from '#src/model/base/facts.ts';

test('facts are joined by dots that never begin a line, without those that are missing', () => {
  expect(joinFacts(['2 billeder', '', undefined, false, '95,00 kr'])).toBe(
    '2 billeder\u00a0· 95,00 kr',
  );
});
