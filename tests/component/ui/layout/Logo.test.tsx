import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Logo } from '#src/ui/layout/HeaderFrame.tsx';

describe('Logo', () => {
  test('is the name where no logo has been placed', () => {
    render(<Logo name="Jerslev Foto" url="" />);
    expect(screen.getByText('Jerslev Foto')).toBeVisible();
  });

  test('is the logo in its size and place', () => {
    render(<Logo name="Jerslev Foto" url="/logo.jpg" size={1.5} positionX={-20} positionY={4} />);
    fireEvent.load(screen.getByAltText(''));
    expect(screen.getByRole('img', { name: 'Jerslev Foto' })).toHaveStyle({
      '--logo-size': '1.5',
      '--logo-x': '-20px',
      '--logo-y': '4px',
    });
  });
});
