import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#src/ui/controls/Button.tsx';

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
