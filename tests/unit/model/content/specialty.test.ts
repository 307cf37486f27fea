import { expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { specialtyRules } from '#src/model/content/form.ts';

test.each([
  ['Bryllup', 'Tekst', undefined],
  [' ', 'Tekst', 'Titel er påkrævet'],
  ['Bryllup', '', 'Beskrivelse er påkrævet'],
])('a specialty %j, %j', (title, description, message) => {
  expect(firstProblem(specialtyRules, { title, description, icon: '' })?.message).toBe(message);
});
