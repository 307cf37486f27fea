import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/shared/errors.ts';
import { AsyncView } from '#src/ui/AsyncView.tsx';
import { Button } from '#src/ui/Button.tsx';
import { DropdownSelect } from '#src/ui/DropdownSelect.tsx';
import { Logo } from '#src/ui/Logo.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { ThemeToggle } from '#src/ui/ThemeToggle.tsx';

describe('Button', () => {
  test('keeps the focus while it is busy, and ignores presses', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Gemmer...
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Gemmer...', busy: true });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('DropdownSelect', () => {
  test('shows the choice and tells a new one', async () => {
    const onChange = vi.fn();
    const options = [
      { value: 'newest', label: 'Nyeste' },
      { value: 'oldest', label: 'Ældste' },
    ] as const;
    render(
      <DropdownSelect label="Sortering" value="newest" options={options} onChange={onChange} />,
    );
    const select = screen.getByRole('combobox', { name: 'Sortering' });
    expect(select).toHaveDisplayValue('Nyeste');
    await userEvent.selectOptions(select, 'Ældste');
    expect(onChange).toHaveBeenCalledWith('oldest');
  });
});

describe('Switch', () => {
  test('is a switch with its label and hint', async () => {
    render(<Switch label="Vis i gallerierne" hint="Alle kan se den" defaultChecked />);
    const control = screen.getByRole('switch', { name: 'Vis i gallerierne' });
    expect(control).toHaveAccessibleDescription('Alle kan se den');
    expect(control).toBeChecked();
    await userEvent.click(screen.getByText('Vis i gallerierne'));
    expect(control).not.toBeChecked();
  });
});

describe('ThemeToggle', () => {
  test('changes the theme, and is kept', async () => {
    render(<ThemeToggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Mørkt tema' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Lyst tema' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});

describe('Logo', () => {
  test('is the name where no logo has been placed', () => {
    render(<Logo name="Jerslev Foto" url="" />);
    expect(screen.getByText('Jerslev Foto')).toBeVisible();
  });

  test('is the logo in its size and place', () => {
    render(<Logo name="Jerslev Foto" url="/logo.jpg" size={1.5} positionX={-20} positionY={4} />);
    fireEvent.load(screen.getByAltText(''));
    expect(screen.getByRole('img', { name: 'Jerslev Foto' })).toHaveStyle({
      transform: 'translate(-20px, 4px) scale(1.5)',
    });
  });
});

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

  test('tries again by itself when the connection is back, and only while it has failed', () => {
    const state = { status: 'failed', error: new AppError('network'), retry: vi.fn() } as const;
    const view = (shown: ComponentProps<typeof AsyncView<string>>['state']) => (
      <AsyncView state={shown} skeleton={null}>
        {(value) => <p>{value}</p>}
      </AsyncView>
    );
    const { rerender } = render(view(state));
    fireEvent(window, new Event('online'));
    expect(state.retry).toHaveBeenCalledOnce();
    rerender(view({ status: 'ready', value: 'her', retry: state.retry }));
    fireEvent(window, new Event('online'));
    expect(state.retry).toHaveBeenCalledOnce();
  });
});
