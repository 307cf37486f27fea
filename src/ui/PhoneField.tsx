import { ChevronDown } from 'lucide-react';
import type { FocusEvent, Ref } from 'react';
import {
  phoneCountries,
  phoneCountry,
  readPhone,
  type PhoneParts,
} from '#src/model/account/phone.ts';
import { countryNames, phoneTexts } from '#src/model/account/texts.ts';
import { CountryFlag } from './CountryFlag.tsx';
import fieldStyles from './Field.module.css';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import styles from './PhoneField.module.css';
import { classNames } from './classNames.ts';

interface PhoneFieldProps {
  value: PhoneParts;
  onChange: (value: PhoneParts) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: string | undefined;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

type CountryChoiceProps = Pick<PhoneFieldProps, 'value' | 'onChange'>;

/** The browser's own select lies unseen over what is shown: the phone opens its own wheel. */
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

/** A mobile number: its country with its flag, and as many digits as that country has. */
export function PhoneField({ value, onChange, error, ...input }: PhoneFieldProps) {
  return (
    <Field label={phoneTexts.label} error={error}>
      {(wiring) => (
        <div className={styles['row']}>
          <CountryChoice value={value} onChange={onChange} />
          <input
            {...input}
            {...wiring}
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
