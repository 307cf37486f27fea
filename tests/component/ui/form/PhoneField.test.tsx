import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { phoneRules, type PhoneValues } from '#src/model/account/profileForm.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { PhoneFormField } from '#src/ui/form/PhoneField.tsx';

const empty: PhoneValues = { countryCode: '+45', phoneNumber: '' };
const rules = phoneRules('Mangler');

function PhoneOnly({ onSubmit }: { onSubmit: (values: PhoneValues) => void }) {
  const form = useRuleForm({ values: empty, rules });
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        onSubmit(values);
        return Promise.resolve();
      }}
    >
      <PhoneFormField form={form} />
      <button type="submit">Gem</button>
    </Form>
  );
}

const field = () => screen.getByLabelText('Mobilnummer');
const country = () => screen.getByLabelText('Landekode');

async function enter(keys: string) {
  const onSubmit = vi.fn<(values: PhoneValues) => void>();
  render(<PhoneOnly onSubmit={onSubmit} />);
  await userEvent.type(field(), keys);
  await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
  return onSubmit;
}

test.each([
  ['20304050', '+45', '20304050'],
  ['+4520304050', '+45', '20304050'],
  ['004520304050', '+45', '20304050'],
  ['4520304050', '+45', '20304050'],
  ['+33612345678', '+33', '612345678'],
  ['+49151234567', '+49', '151234567'],
])('%s typed key by key is a number of %s', async (keys, countryCode, phoneNumber) => {
  const onSubmit = await enter(keys);
  expect(country()).toHaveValue(countryCode);
  expect(field()).toHaveValue(phoneNumber);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ countryCode, phoneNumber });
});

test('a number of a country that is not offered is refused, not shortened to a Danish one', async () => {
  const onSubmit = await enter('+35840123');
  expect(field()).toHaveValue('+35840123');
  expect(field()).toHaveAccessibleDescription(
    'Indtast venligst et gyldigt dansk mobilnummer (8 cifre)',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});
