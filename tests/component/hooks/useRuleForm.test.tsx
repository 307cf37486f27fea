import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { field } from '../support/fields.ts';
import { press } from '../support/page.tsx';

interface Values {
  title: string;
  town: string;
}

const rules: RuleTable<Values> = [
  { field: 'title', check: ({ title }) => title !== '', message: 'Titel mangler' },
  { field: 'title', check: ({ title }) => title.length > 2, message: 'Titel er for kort' },
  { field: 'town', check: ({ town }) => town !== '', message: 'By mangler' },
];

/** Drawn by a component of its own, as parts of a form are. */
function Title({ form }: { form: UseFormReturn<Values> }) {
  const { error } = form.getFieldState('title', form.formState);
  return <TextField label="Titel" error={error?.message} {...form.register('title')} />;
}

function Sample({ values, save }: { values: Values; save: (values: Values) => Promise<void> }) {
  const form = useRuleForm({ values, rules });
  const { town } = form.formState.errors;
  return (
    <Form form={form} onSubmit={save}>
      <Title form={form} />
      <TextField label="By" hint="Hvor er du?" error={town?.message} {...form.register('town')} />
      <button type="submit">Gem</button>
    </Form>
  );
}

const empty: Values = { title: '', town: '' };
const save = vi.fn(() => Promise.resolve());

describe('a form with a rule table', () => {
  test('shows the first problem of each field, tied to it, and leads to the first each time', async () => {
    render(<Sample values={empty} save={save} />);
    expect(field('By')).toHaveAccessibleDescription('Hvor er du?');
    for (const _ of [1, 2]) {
      await press('Gem');
      expect(field('Titel')).toHaveFocus();
      expect(field('Titel')).toBeInvalid();
      expect(field('Titel')).toHaveAccessibleDescription('Titel mangler');
      expect(field('By')).toHaveAccessibleDescription('By mangler');
      field('By').focus();
    }
    expect(save).not.toHaveBeenCalled();
  });

  test('checks again while a problem is mended, and then submits', async () => {
    render(<Sample values={{ title: '', town: 'Jerslev' }} save={save} />);
    const title = screen.getByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, '{Enter}');
    await userEvent.type(title, 'Ø');
    expect(title).toHaveAccessibleDescription('Titel er for kort');
    await userEvent.type(title, 'ens lys');
    expect(title).toBeValid();
    await press('Gem');
    expect(save).toHaveBeenCalledWith({ title: 'Øens lys', town: 'Jerslev' }, expect.anything());
  });

  test('keeps what is being typed when the saved values change elsewhere', async () => {
    const { rerender } = render(<Sample values={empty} save={save} />);
    await userEvent.type(field('Titel'), 'Mit');
    rerender(<Sample values={{ title: 'Deres', town: 'Hjørring' }} save={save} />);
    expect(field('Titel')).toHaveValue('Mit');
    expect(field('By')).toHaveValue('Hjørring');
  });
});
