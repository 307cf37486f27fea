import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phoneCountries } from '#src/model/account/phone.ts';
import { CountryFlag } from '#src/ui/form/PhoneField.tsx';

const drawing = (iso: string) => render(<CountryFlag iso={iso} />).container.innerHTML;

test('each country of the phone field has a flag of its own', () => {
  const drawings = phoneCountries.map(({ iso }) => drawing(iso));
  expect(drawings).toHaveLength(10);
  for (const flag of drawings) expect(flag).toContain('<svg');
  expect(new Set(drawings).size).toBe(10);
});

test('a country that is not offered has none', () => {
  expect(drawing('xx')).toBe('');
});
