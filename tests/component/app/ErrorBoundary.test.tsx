import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary, ErrorScreen } from '#src/app/ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('what fails while it is drawn leaves a way on', () => {
  // React reports what a boundary has caught: here it is expected.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary fallback={<ErrorScreen />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Noget gik galt');
  expect(screen.getByRole('button', { name: 'Genindlæs siden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/');
  expect(report).toHaveBeenCalled();
  report.mockClear();
});

test('another place is given another chance, the same place is not', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (place: string, child: ReactNode) => (
    <ErrorBoundary fallback={<p>i stykker</p>} place={place}>
      {child}
    </ErrorBoundary>
  );
  const { rerender } = render(at('/priser', <Broken />));
  rerender(at('/priser', <p>hel</p>));
  expect(screen.getByText('i stykker')).toBeVisible();
  rerender(at('/kontakt', <p>hel</p>));
  expect(screen.getByText('hel')).toBeVisible();
  report.mockClear();
});
