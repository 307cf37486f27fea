import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button of that name. */
export function press(name: string | RegExp): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name }));
}

/** Chooses files as a person does in the system's dialog, which may offer any file. */
export function choose(...files: File[]): Promise<void> {
  const inputs = screen.getAllByLabelText('Vælg billeder', { selector: 'input' });
  const input = inputs.at(-1);
  if (!input) throw new Error('There is nowhere to put files');
  return userEvent.upload(input, files, { applyAccept: false });
}

/** Fills in the dialog that is open; what is left out stays as it is. */
export async function fill(words: {
  title?: string;
  price?: string;
  category?: string;
}): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  const { title, price, category } = words;
  const texts = [
    ['Titel', title],
    ['Pris i kr', price],
  ] as const;
  for (const [label, text] of texts) {
    if (text === undefined) continue;
    await userEvent.clear(dialog.getByLabelText(label));
    if (text !== '') await userEvent.type(dialog.getByLabelText(label), text);
  }
  if (category === undefined) return;
  await userEvent.selectOptions(dialog.getByLabelText('Kategori'), category);
}
