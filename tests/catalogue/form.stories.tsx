import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import { phoneRules } from '#src/model/account/profileForm.ts';
import { phoneCountries } from '#src/model/account/phone.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Checkbox, RadioChoice } from '#src/ui/form/Choices.tsx';
import { ChipChoice } from '#src/ui/form/ChipChoice.tsx';
import { DropdownSelect } from '#src/ui/form/DropdownSelect.tsx';
import { Form } from '#src/ui/form/Form.tsx';
import { NameFields } from '#src/ui/form/NameFields.tsx';
import { PasswordField, PasswordStrength } from '#src/ui/form/PasswordField.tsx';
import { CountryFlag, PhoneField, PhoneFormField } from '#src/ui/form/PhoneField.tsx';
import { RangeField } from '#src/ui/form/RangeField.tsx';
import { AppCodeField, SecondFactorForm } from '#src/ui/form/SecondFactorForm.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { EmailField, NumberField, TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { never, nothing, states } from './states.tsx';

const meta: Meta = { title: 'Form' };
export default meta;

const LONG_ERROR =
  'Fotograferingsaftalens ansvarsfraskrivelsesbestemmelser skal være på højst 200 tegn, så de kan stå på kvitteringen.';
const typed = { readOnly: true };

export const TextFields = states({
  empty: <TextField label="Navn" />,
  filled: <TextField label="Navn" value="Ida Holm" {...typed} />,
  hint: <TextField label="Navn" hint="Det står på fakturaen" />,
  error: <TextField label="Navn" error={LONG_ERROR} value="?" {...typed} />,
  email: <EmailField label="E-mail" placeholder="dig@eksempel.dk" />,
  number: <NumberField label="Pris" value={199} min={0} max={9999} step={1} onChange={nothing} />,
});

export const TextAreas = states({
  empty: <TextArea label="Besked" rows={4} />,
  filled: (
    <TextArea
      label="Besked"
      value={'Kære Asta\n\nHar du tid til vores bryllup i Jerslev Kirke?\n\nKærlig hilsen\nIda'}
      {...typed}
    />
  ),
  error: <TextArea label="Besked" error="Skriv venligst en besked" />,
});

export const Passwords: StoryObj = states({
  empty: <PasswordField label="Adgangskode" autoComplete="current-password" />,
  filled: (
    <PasswordField
      label="Adgangskode"
      autoComplete="current-password"
      value="hemmelig"
      {...typed}
    />
  ),
  error: (
    <PasswordField label="Adgangskode" autoComplete="new-password" error="Skriv en adgangskode" />
  ),
});

export const PasswordShown: StoryObj = {
  ...states({
    shown: (
      <PasswordField label="Adgangskode" autoComplete="new-password" defaultValue="Hemmelig!1" />
    ),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

export const PasswordStrengths = states(
  Object.fromEntries(
    ['', 'a', 'aA', 'aA1', 'aaaaA!bb', 'aaaaA1!b', 'Øst-over'].map((password) => [
      password || 'empty',
      <PasswordStrength key={password} password={password} />,
    ]),
  ),
);

const phone = { countryCode: '+45', digits: '20304050' };

export const Phones = states({
  empty: <PhoneField value={{ countryCode: '+45', digits: '' }} onChange={nothing} />,
  filled: <PhoneField value={phone} onChange={nothing} />,
  error: (
    <PhoneField value={phone} onChange={nothing} error="Indtast venligst et gyldigt mobilnummer" />
  ),
  flags: phoneCountries.map(({ iso }) => <CountryFlag key={iso} iso={iso} />),
});

export const Choices = states({
  checkbox: <Checkbox label="Jeg accepterer købsbetingelserne" />,
  checked: <Checkbox label="Jeg accepterer købsbetingelserne" defaultChecked />,
  'checkbox with an error': <Checkbox label="Jeg accepterer" error="Sæt venligst kryds" />,
  'checkbox that is disabled': <Checkbox label="Jeg accepterer" disabled />,
  radio: (
    <RadioChoice
      legend="Betaling"
      name="payment"
      options={[
        { value: 'mobilepay', label: 'MobilePay', aside: '199 kr' },
        { value: 'bank', label: 'Bankoverførsel til Vendsyssel Sparekasse', aside: '199 kr' },
      ]}
      chosen="mobilepay"
      onChoose={nothing}
    />
  ),
  chips: (
    <ChipChoice
      legend="Periode"
      values={['Uge', 'Måned', 'Kvartal', 'Regnskabsår', 'Siden begyndelsen']}
      chosen="Måned"
      onChoose={nothing}
    >
      {(value) => value}
    </ChipChoice>
  ),
});

export const Switches = states({
  off: <Switch label="Vis i gallerierne" />,
  on: <Switch label="Vis i gallerierne" hint="Alle kan se den" defaultChecked />,
  disabled: <Switch label="Vis i gallerierne" disabled />,
});

export const Selects = states({
  usual: (
    <DropdownSelect
      label="Sortering"
      value="newest"
      options={[
        { value: 'newest', label: 'Nyeste' },
        { value: 'oldest', label: 'Ældste' },
      ]}
      onChange={nothing}
    />
  ),
});

export const Ranges = states({
  usual: (
    <RangeField
      label="Størrelse"
      value={40}
      valueText="40 %"
      min={0}
      max={100}
      onChange={nothing}
    />
  ),
  disabled: <RangeField label="Størrelse" value={0} valueText="0 %" disabled onChange={nothing} />,
});

const values = { firstName: 'Ida', lastName: '', countryCode: '+45', phoneNumber: '20' };

/** A form of several fields, which is sent at once. */
function Person({ isSent }: { isSent: boolean }) {
  const form = useRuleForm({ values, rules: phoneRules('Mangler') });
  const { trigger } = form;
  useEffect(() => {
    if (isSent) void trigger();
  }, [isSent, trigger]);
  return (
    <Form form={form} onSubmit={never}>
      <NameFields form={form} labels={{ first: 'Fornavn', last: 'Efternavn' }} />
      <PhoneFormField form={form} />
      <Button look="primary" type="submit">
        Gem
      </Button>
    </Form>
  );
}

export const Forms = states({
  usual: <Person isSent={false} />,
  'with a fault': <Person isSent />,
});

const challenge = { answer: never, recover: never };

export const SecondFactors = states({
  code: <SecondFactorForm challenge={challenge} onClose={nothing} />,
  'field alone': <AppCodeField error="Koden passer ikke. Prøv igen." />,
});

export const SecondFactorLost: StoryObj = {
  ...states({ recovery: <SecondFactorForm challenge={challenge} onClose={nothing} /> }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? document.body);
  },
};
