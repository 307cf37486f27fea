import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

interface Values {
  email: string;
  town: string;
  newPassword: string;
  remember: boolean;
}

const rules: RuleTable<Values> = [];
const empty: Values = { email: '', town: '', newPassword: '', remember: false };

/** The page as it is after it was opened or reloaded: with fresh modules. */
async function openPage() {
  vi.resetModules();
  const { useRuleForm } = await import('#src/hooks/useRuleForm.ts');
  function Sample() {
    const { register } = useRuleForm({ values: empty, rules, keptAs: 'sample' });
    return (
      <>
        <TextField label="E-mail" {...register('email')} />
        <TextField label="By" {...register('town')} />
        <TextField label="Adgangskode" {...register('newPassword')} />
      </>
    );
  }
  return render(<Sample />);
}

const announceReload = () => window.dispatchEvent(new Event('beforereload'));

const field = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => sessionStorage.clear());

test('what was typed is there again after a reload, except passwords', async () => {
  const page = await openPage();
  await userEvent.type(field('E-mail'), 'ida@example.dk');
  await userEvent.type(field('Adgangskode'), 'Hemmelig1!');
  announceReload();
  expect(sessionStorage.getItem('keptInput')).toBe('{"sample":{"email":"ida@example.dk"}}');
  page.unmount();
  await openPage();
  expect(field('E-mail')).toHaveValue('ida@example.dk');
  expect(field('By')).toHaveValue('');
  expect(field('Adgangskode')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is stored for a form in which nothing was typed', async () => {
  await openPage();
  announceReload();
  expect(sessionStorage).toHaveLength(0);
});

test('what is stored and does not fit is left', async () => {
  sessionStorage.setItem('keptInput', '{"sample":{"email":1,"newPassword":"x","town":"Jerslev"}}');
  await openPage();
  expect(field('E-mail')).toHaveValue('');
  expect(field('Adgangskode')).toHaveValue('');
  expect(field('By')).toHaveValue('Jerslev');
});

test('the invoice of a checkout is there again after a reload', async () => {
  const openCheckout = async () => {
    vi.resetModules();
    return (await import('#src/features/cart/InvoiceFields.tsx')).useTypedInvoice;
  };
  const typed = { userId: 'u1', form: { company: 'Klit ApS' } };
  (await openCheckout()).setState(typed);
  announceReload();
  expect((await openCheckout()).getState()).toEqual(typed);
});
