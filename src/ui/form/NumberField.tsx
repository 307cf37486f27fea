import { useState } from 'react';
import { TextField } from './TextField.tsx';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A field for a number. Input that is no number or out of bounds is not passed on, and is reset on blur. */
export function NumberField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={(event) => {
        const number = event.target.valueAsNumber;
        setTyped(event.target.value);
        if (number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
