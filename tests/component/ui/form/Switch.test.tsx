import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Switch } from '#src/ui/form/Switch.tsx';

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
