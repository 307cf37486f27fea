import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';

describe('AsyncView', () => {
  const retry = vi.fn();
  const errors = { fallback: 'Billederne kunne ikke hentes' };

  test('says that something is on its way, beside its skeleton', () => {
    render(
      <AsyncView state={{ status: 'loading', retry }} skeleton={<p>skelet</p>}>
        {() => null}
      </AsyncView>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser...');
    expect(screen.getByText('skelet')).toBeVisible();
  });

  test('shows what has come', () => {
    render(
      <AsyncView state={{ status: 'ready', value: 'her', retry }} skeleton={null}>
        {(value) => <p>{value}</p>}
      </AsyncView>,
    );
    expect(screen.getByText('her')).toBeVisible();
  });

  test('says what failed and offers another try', async () => {
    const state = { status: 'failed', error: new AppError('network'), retry } as const;
    render(
      <AsyncView state={state} skeleton={null} errors={errors}>
        {() => null}
      </AsyncView>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Billederne kunne ikke hentes');
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
