import type { ChangeEvent, Ref } from 'react';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { formatPriceInput } from '#src/model/base/money.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

interface PriceFieldProps {
  label: string;
  error?: string | undefined;
  /** The typed text: digits with thousand dots. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

function isDeletedForward(event: Event): boolean {
  return 'inputType' in event && event.inputType === 'deleteContentForward';
}

/** Formats the input before React does, which would move the caret to the end. */
function formatInPlace({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string {
  const { value, selectionEnd } = target;
  const formatted = formatPriceInput(value);
  const typed = {
    text: value,
    caret: selectionEnd ?? value.length,
    isDeletedForward: isDeletedForward(nativeEvent),
  };
  target.value = formatted;
  const caret = caretAfterFormat(typed, formatted);
  target.setSelectionRange(caret, caret);
  return formatted;
}

/** A price in whole kroner. Only digits are accepted, with Danish thousand dots. */
export function PriceField({ value, onChange, inputRef, ...field }: PriceFieldProps) {
  return (
    <TextField
      {...field}
      ref={inputRef}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(formatInPlace(event))}
    />
  );
}

interface PriceFormFieldProps<Values extends FieldValues> {
  label: string;
  control: Control<Values>;
  name: Path<Values>;
}

export function PriceFormField<Values extends FieldValues>({
  label,
  control,
  name,
}: PriceFormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <PriceField
      label={label}
      error={fieldState.error?.message}
      inputRef={field.ref}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

interface Typed {
  text: string;
  caret: number;
  /** The Delete key was pressed: a dot that comes back is stepped over. */
  isDeletedForward: boolean;
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

/** Returns the caret position after formatting: in front of the same digits as before. */
export function caretAfterFormat(
  { text, caret, isDeletedForward }: Typed,
  formatted: string,
): number {
  const digitsAfter = digitsIn(text.slice(caret));
  const positions = Array.from({ length: formatted.length + 1 }, (_, position) => position).filter(
    (position) => digitsIn(formatted.slice(position)) === digitsAfter,
  );
  return (isDeletedForward ? positions.at(-1) : positions[0]) ?? 0;
}
