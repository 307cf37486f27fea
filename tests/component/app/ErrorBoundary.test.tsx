import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('what fails while it is drawn leaves a way on', () => {
  // React reports what a boundary has caught: here it is expected.
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Noget gik galt');
  expect(screen.getByRole('button', { name: 'Genindlæs siden' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gå til forsiden' })).toHaveAttribute('href', '/');
  expect(report).toHaveBeenCalled();
  report.mockClear();
});
