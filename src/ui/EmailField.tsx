import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A field for an e-mail address: no keyboard capitalises it, and no spelling is checked. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
