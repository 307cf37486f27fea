import { expect, test } from 'vitest';
import { withNoBreakSpaces } from '#src/model/base/text.ts';

test('an amount or a number has no place where a line could end', () => {
  expect(withNoBreakSpaces('+45 20 30 40 50')).toBe('+45\u00a020\u00a030\u00a040\u00a050');
  expect(withNoBreakSpaces('1.794,00 kr')).toBe('1.794,00\u00a0kr');
});
