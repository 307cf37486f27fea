import { useWatch, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import type { PhoneValues } from '#src/model/account/personForm.ts';
import type { PhoneParts } from '#src/model/account/phone.ts';
import { PhoneField } from './PhoneField.tsx';

interface PhoneFormFieldProps<Values extends PhoneValues> {
  form: UseFormReturn<Values>;
}

/** The mobile number of a form that has, among others, the fields of a number. */
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
