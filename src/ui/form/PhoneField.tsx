import Germany from 'country-flag-icons/react/3x2/DE';
import Denmark from 'country-flag-icons/react/3x2/DK';
import Spain from 'country-flag-icons/react/3x2/ES';
import France from 'country-flag-icons/react/3x2/FR';
import UnitedKingdom from 'country-flag-icons/react/3x2/GB';
import Italy from 'country-flag-icons/react/3x2/IT';
import Netherlands from 'country-flag-icons/react/3x2/NL';
import Norway from 'country-flag-icons/react/3x2/NO';
import Sweden from 'country-flag-icons/react/3x2/SE';
import UnitedStates from 'country-flag-icons/react/3x2/US';
import { ChevronDown } from 'lucide-react';
import type { FocusEvent, Ref } from 'react';
import { useWatch, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import type { PhoneValues } from '#src/model/account/profileForm.ts';
import { phoneCountries, phoneCountry, type PhoneParts } from '#src/model/account/phone.ts';
import { readPhone } from '#src/model/account/typedPhone.ts';
import { countryNames, phoneTexts } from '#src/model/account/texts.ts';
import { Icon } from '../controls/Icon.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './PhoneField.module.css';
import fieldStyles from './Field.module.css';
import { Field } from './TextField.tsx';

/** The flags of the phone field, by the ISO codes of `phoneCountries`. */
const flags = {
  de: Germany,
  dk: Denmark,
  es: Spain,
  fr: France,
  gb: UnitedKingdom,
  it: Italy,
  nl: Netherlands,
  no: Norway,
  se: Sweden,
  us: UnitedStates,
};

function isFlag(iso: string): iso is keyof typeof flags {
  return iso in flags;
}

/** The flag of a country; decoration beside its code. */
export function CountryFlag({ iso }: { iso: string }) {
  if (!isFlag(iso)) return null;
  const Drawing = flags[iso];
  return <Drawing className={styles['flag']} aria-hidden />;
}

interface PhoneFieldProps {
  value: PhoneParts;
  onChange: (value: PhoneParts) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

type CountryChoiceProps = Pick<PhoneFieldProps, 'value' | 'onChange'>;

/** A transparent native select over the flag and code, so that a phone opens its native picker. */
function CountryChoice({ value, onChange }: CountryChoiceProps) {
  const { code, iso } = phoneCountry(value.countryCode);
  return (
    <div className={styles['country']}>
      <select
        className={styles['select']}
        aria-label={phoneTexts.countryLabel}
        autoComplete="tel-country-code"
        value={code}
        onChange={({ target }) => onChange({ countryCode: target.value, digits: '' })}
      >
        {phoneCountries.map((country) => (
          <option key={country.code} value={country.code}>
            {`${countryNames[country.code] ?? ''} (${country.code})`}
          </option>
        ))}
      </select>
      <span className={classNames(fieldStyles['control'], styles['shown'])} aria-hidden>
        <CountryFlag iso={iso} />
        {code}
        <Icon of={ChevronDown} size={16} />
      </span>
    </div>
  );
}

/** A mobile number: the country code and as many digits as that country has. */
export function PhoneField({ value, onChange, error, ...input }: PhoneFieldProps) {
  return (
    <Field label={phoneTexts.label} error={error}>
      {(attributes) => (
        <div className={styles['row']}>
          <CountryChoice value={value} onChange={onChange} />
          <input
            {...input}
            {...attributes}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            className={classNames(fieldStyles['control'], styles['number'])}
            value={value.digits}
            onChange={({ target }) => onChange(readPhone(target.value, value.countryCode))}
          />
        </div>
      )}
    </Field>
  );
}

interface PhoneFormFieldProps<Values extends PhoneValues> {
  form: UseFormReturn<Values>;
}

/** The field for the mobile number of a larger form. */
export function PhoneFormField<Values extends PhoneValues>({ form }: PhoneFormFieldProps<Values>) {
  const { control, formState, setValue } = form;
  const country = 'countryCode' as Path<Values>;
  const number = 'phoneNumber' as Path<Values>;
  const countryCode: string = useWatch({ control, name: country });
  const digits: string = useWatch({ control, name: number });
  const { name, ref, onBlur } = form.register(number);

  function change(phone: PhoneParts): void {
    setValue(country, phone.countryCode as PathValue<Values, Path<Values>>, { shouldDirty: true });
    setValue(number, phone.digits as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  }

  return (
    <PhoneField
      ref={ref}
      name={name}
      onBlur={(event) => void onBlur(event)}
      value={{ countryCode, digits }}
      error={form.getFieldState(number, formState).error?.message}
      onChange={change}
    />
  );
}
