import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ThemeToggle } from '#src/features/layout/ThemeToggle.tsx';

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
