import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { Form } from '#src/ui/form/Form.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';

interface Values {
  title: string;
  town: string;
}

const rules: RuleTable<Values> = [
  { field: 'title', check: ({ title }) => title !== '', message: 'Titel mangler' },
  { field: 'title', check: ({ title }) => title.length > 2, message: 'Titel er for kort' },
  { field: 'town', check: ({ town }) => town !== '', message: 'By mangler' },
];

function Sample({ values, save }: { values: Values; save: (values: Values) => Promise<void> }) {
  const form = useRuleForm({ values, rules });
  const { errors } = form.formState;
  return (
    <Form form={form} onSubmit={save}>
      <TextField label="Titel" error={errors.title?.message} {...form.register('title')} />
      <TextField
        label="By"
        hint="Hvor er du?"
        error={errors.town?.message}
        {...form.register('town')}
      />
      <button type="submit">Gem</button>
    </Form>
  );
}

const empty: Values = { title: '', town: '' };

describe('a form with a rule table', () => {
  test('shows the first problem of each field, tied to it, and leads to the first', async () => {
    const save = vi.fn(() => Promise.resolve());
    render(<Sample values={empty} save={save} />);
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    const title = screen.getByRole('textbox', { name: 'Titel' });
    expect(title).toHaveFocus();
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('Titel mangler');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription('By mangler');
    expect(save).not.toHaveBeenCalled();
  });

  test('leads to the first problem that is seen, whichever component draws its field', async () => {
    function Title({ form }: { form: UseFormReturn<Values> }) {
      const { error } = form.getFieldState('title', form.formState);
      return <TextField label="Titel" error={error?.message} {...form.register('title')} />;
    }
    function Composed() {
      const form = useRuleForm({ values: empty, rules });
      const { errors } = form.formState;
      return (
        <Form form={form} onSubmit={() => Promise.resolve()}>
          <Title form={form} />
          <TextField label="By" error={errors.town?.message} {...form.register('town')} />
          <button type="submit">Gem</button>
        </Form>
      );
    }
    render(<Composed />);
    const send = screen.getByRole('button', { name: 'Gem' });
    await userEvent.click(send);
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveFocus();
    await userEvent.click(send);
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveFocus();
  });

  test('checks again while a problem is mended, and then submits', async () => {
    const save = vi.fn(() => Promise.resolve());
    render(<Sample values={{ title: '', town: 'Jerslev' }} save={save} />);
    const title = screen.getByRole('textbox', { name: 'Titel' });
    await userEvent.type(title, '{Enter}');
    await userEvent.type(title, 'Ø');
    expect(title).toHaveAccessibleDescription('Titel er for kort');
    await userEvent.type(title, 'ens lys');
    expect(title).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Gem' }));
    expect(save).toHaveBeenCalledWith({ title: 'Øens lys', town: 'Jerslev' }, expect.anything());
  });

  test('keeps what is being typed when the saved values change elsewhere', async () => {
    const save = () => Promise.resolve();
    const { rerender } = render(<Sample values={empty} save={save} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Titel' }), 'Mit');
    rerender(<Sample values={{ title: 'Deres', town: 'Hjørring' }} save={save} />);
    expect(screen.getByRole('textbox', { name: 'Titel' })).toHaveValue('Mit');
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveValue('Hjørring');
  });

  test('shows the hint where there is no problem', () => {
    render(<Sample values={empty} save={() => Promise.resolve()} />);
    expect(screen.getByRole('textbox', { name: 'By' })).toHaveAccessibleDescription('Hvor er du?');
  });
});
