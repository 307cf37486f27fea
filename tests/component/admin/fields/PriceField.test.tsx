import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PriceField } from '#src/admin/fields/PriceField.tsx';

function Field({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return <PriceField label="Pris" value={value} onChange={setValue} />;
}

/** The price with a bar where the caret stands. */
function shown(): string {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pris' });
  const caret = field.selectionStart ?? -1;
  return `${field.value.slice(0, caret)}|${field.value.slice(caret)}`;
}

const cases = [
  { what: 'types at the end', from: '123|', keys: '4', to: '1.234|' },
  { what: 'types in the middle', from: '1.2|34', keys: '9', to: '12.9|34' },
  { what: 'types behind a dot', from: '1.|234', keys: '9', to: '19|.234' },
  { what: 'types at the beginning', from: '|234', keys: '1', to: '1|.234' },
  { what: 'types several', from: '1|00', keys: '234', to: '123.4|00' },
  { what: 'types a letter', from: '1.2|34', keys: 'x', to: '1.2|34' },
  { what: 'types a zero in front', from: '|500', keys: '0', to: '|500' },
  { what: 'deletes a digit', from: '1.23|4', keys: '{Backspace}', to: '12|4' },
  { what: 'deletes a dot', from: '1.|234', keys: '{Backspace}', to: '1|.234' },
  { what: 'deletes forward over a dot', from: '1|.234', keys: '{Delete}', to: '1.|234' },
  { what: 'goes on deleting forward', from: '1|.234', keys: '{Delete}{Delete}', to: '1|34' },
  { what: 'deletes everything', from: '5|', keys: '{Backspace}', to: '|' },
];

test.each(cases)('keeps the caret of somebody who $what', async ({ from, keys, to }) => {
  render(<Field initial={from.replace('|', '')} />);
  const caret = from.indexOf('|');
  await userEvent.type(screen.getByRole('textbox', { name: 'Pris' }), keys, {
    initialSelectionStart: caret,
    initialSelectionEnd: caret,
  });
  expect(shown()).toBe(to);
});
