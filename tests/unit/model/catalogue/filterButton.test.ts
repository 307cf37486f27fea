import { expect, test } from 'vitest';
import { firstProblem } from '#src/model/base/formRules.ts';
import { defaultFilterButtons } from '#src/model/catalogue/filterButtons.ts';
import { filterButtonRules } from '#src/model/catalogue/form.ts';

const missing = 'Venligst angiv et navn til filter knappen';
const duplicate = 'En filter knap med dette navn eksisterer allerede';

test.each([
  [undefined, '', missing],
  [undefined, '  ', missing],
  [undefined, '!?', missing],
  [undefined, 'a'.repeat(41), 'Navnet må højst være på 40 tegn'],
  [undefined, 'Urban', duplicate],
  [undefined, 'Alle', duplicate],
  [undefined, 'Dyr', undefined],
  ['urban', 'Urban', undefined],
  ['nature', 'Natur', undefined],
  ['nature', 'Urban', duplicate],
  ['nature', '', missing],
])('editing %s with the name %j', (editedId, name, message) => {
  const rules = filterButtonRules(defaultFilterButtons, editedId);
  const problem = firstProblem(rules, { name, color: '', isActive: true });
  expect(problem).toEqual(message && { field: 'name', message });
});
