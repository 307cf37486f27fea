import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { phoneCountries } from '#src/model/account/phone.ts';
import { phoneRules, type PhoneValues } from '#src/model/account/profileForm.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { PasswordStrength } from '#src/ui/form/PasswordField.tsx';
import { CountryFlag, PhoneFormField } from '#src/ui/form/PhoneField.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { field } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';

test('a busy button keeps the focus, and ignores presses', async () => {
  const onPress = vi.fn();
  render(
    <form onSubmit={onPress}>
      <Button type="submit" busy onClick={onPress}>
        Gemmer...
      </Button>
    </form>,
  );
  await press('Gemmer...');
  expect(screen.getByRole('button', { busy: true })).toHaveFocus();
  expect(onPress).not.toHaveBeenCalled();
});

test('a select shows the choice and tells a new one', async () => {
  const onChange = vi.fn();
  const options = [
    { value: 'newest', label: 'Nyeste' },
    { value: 'oldest', label: 'Ældste' },
  ] as const;
  render(<DropdownSelect label="Sortering" value="newest" options={options} onChange={onChange} />);
  expect(field('Sortering')).toHaveDisplayValue('Nyeste');
  await userEvent.selectOptions(field('Sortering'), 'Ældste');
  expect(onChange).toHaveBeenCalledWith('oldest');
});

test('a switch has its label and hint', async () => {
  render(<Switch label="Vis i gallerierne" hint="Alle kan se den" defaultChecked />);
  const control = screen.getByRole('switch', { name: 'Vis i gallerierne' });
  expect(control).toHaveAccessibleDescription('Alle kan se den');
  expect(control).toBeChecked();
  await userEvent.click(screen.getByText('Vis i gallerierne'));
  expect(control).not.toBeChecked();
});

describe('the strength of a password', () => {
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
  ])('says what looks right in %j and does not count', (password, notes) => {
    render(<PasswordStrength password={password} />);
    const shown = screen.queryAllByText(/tæller ikke/).map(({ textContent }) => textContent);
    expect(shown).toEqual(notes);
  });

  test.each([
    ['a', '1', 'Meget svag', true],
    ['aA', '2', 'Svag', true],
    ['aA1', '3', 'Mellem', true],
    ['aaaaA!bb', '4', 'Stærk', false],
    ['aaaaA1!b', '5', 'Meget stærk', false],
    ['aaaaA1-b', '4', 'Stærk', true],
  ])('is of %j in words, and says whether it is refused', (...given) => {
    const [password, strength, word, isRefused] = given;
    render(<PasswordStrength password={password} />);
    const meter = screen.getByRole('meter', { name: 'Adgangskodens styrke' });
    expect(meter).toHaveAttribute('aria-valuenow', strength);
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.queryByText('Krav ikke mødt') !== null).toBe(isRefused);
  });
});

describe('a phone number', () => {
  const rules = phoneRules('Mangler');
  const empty: PhoneValues = { countryCode: '+45', phoneNumber: '' };

  function PhoneOnly({ onSubmit }: { onSubmit: (values: PhoneValues) => Promise<void> }) {
    const form = useRuleForm({ values: empty, rules });
    return (
      <Form form={form} onSubmit={(values) => onSubmit(values)}>
        <PhoneFormField form={form} />
        <button type="submit">Gem</button>
      </Form>
    );
  }

  async function enter(keys: string) {
    const onSubmit = vi.fn<(values: PhoneValues) => Promise<void>>(() => Promise.resolve());
    render(<PhoneOnly onSubmit={onSubmit} />);
    await userEvent.type(field('Mobilnummer'), keys);
    await press('Gem');
    return onSubmit;
  }

  test.each([
    ['20 30-40 5099', '+45', '20304050'],
    ['+4520304050', '+45', '20304050'],
    ['4520304050', '+45', '20304050'],
    ['+33612345678', '+33', '612345678'],
  ])('%s typed key by key is a number of %s', async (keys, countryCode, phoneNumber) => {
    const onSubmit = await enter(keys);
    expect(field('Landekode')).toHaveValue(countryCode);
    expect(field('Mobilnummer')).toHaveValue(phoneNumber);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ countryCode, phoneNumber });
  });

  test('of a country that is not offered is refused, not shortened to a Danish one', async () => {
    const onSubmit = await enter('+35840123');
    expect(field('Mobilnummer')).toHaveValue('+35840123');
    expect(field('Mobilnummer')).toHaveAccessibleDescription(
      'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
    );
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('has a flag for each country that is offered, and none for another', () => {
    const drawing = (iso: string) => render(<CountryFlag iso={iso} />).container.innerHTML;
    const drawings = new Set(phoneCountries.map(({ iso }) => drawing(iso)));
    expect(drawings.size).toBe(10);
    for (const flag of drawings) expect(flag).toContain('<svg');
    expect(drawing('xx')).toBe('');
  });
});
