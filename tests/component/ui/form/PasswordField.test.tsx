import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordStrength } from '#src/ui/form/PasswordField.tsx';

const CAPITAL = 'Æ, Ø og Å tæller ikke som stort bogstav. Brug et fra A til Z.';
const SPECIAL =
  'Mellemrum, -, + og = tæller ikke som specialtegn. Brug for eksempel ! # % & * ? eller @.';

test.each([
  ['Abcd=1234', [SPECIAL]],
  ['Øst over!', [CAPITAL]],
  ['Øst-over', [CAPITAL, SPECIAL]],
  ['Abcd=1234?', []],
  ['abcd1234', []],
  ['', []],
])('of %j it says what looks right and does not count', (password, notes) => {
  render(<PasswordStrength password={password} />);
  const shown = screen.queryAllByText(/tæller ikke/).map(({ textContent }) => textContent);
  expect(shown).toEqual(notes);
});
