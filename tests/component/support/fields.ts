import { fireEvent, screen } from '@testing-library/react';

export const field = (name: string) => screen.getByLabelText(name);

/** Replaces what stands in fields, by their labels. */
export function fill(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name), { target: { value } });
  }
}
