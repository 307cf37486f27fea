import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Measured } from '#src/app/App.tsx';
import { startMeasuring, stopMeasuring, trackPage } from '#src/lib/measurement.ts';
import { useConsent } from '#src/stores/consent.ts';
import { resetStoresAfterEach } from '../support/stores.ts';
// Fetched after a yes: here it is not waited for.
import '#src/app/Measurement.tsx';

const env = vi.hoisted(() => ({ measurementId: 'G-TEST' as string | null }));
vi.mock('#src/config/env.ts', () => ({ env }));
vi.mock('#src/lib/measurement.ts');

resetStoresAfterEach();

beforeEach(() => {
  env.measurementId = 'G-TEST';
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function visit(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/priser']}>
      <Measured />
    </MemoryRouter>,
  );
  // The part is loaded first, and measures then.
  await pass();
  await pass();
}

test.each([null, 'declined'] as const)('with the answer %s nothing is measured', async (value) => {
  useConsent.setState({ value });
  await visit();
  expect(startMeasuring).not.toHaveBeenCalled();
  expect(trackPage).not.toHaveBeenCalled();
});

test('after a yes visits are measured, until it is taken back', async () => {
  useConsent.setState({ value: 'accepted' });
  await visit();
  expect(startMeasuring).toHaveBeenCalledExactlyOnceWith('G-TEST');
  expect(trackPage).toHaveBeenCalledExactlyOnceWith('/priser', document.title);
  expect(stopMeasuring).not.toHaveBeenCalled();
  act(() => useConsent.setState({ value: 'declined' }));
  await pass();
  expect(stopMeasuring).toHaveBeenCalledTimes(1);
  expect(trackPage).toHaveBeenCalledTimes(1);
});

test('nothing is measured where no id is set up', async () => {
  env.measurementId = null;
  useConsent.setState({ value: 'accepted' });
  await visit();
  expect(startMeasuring).not.toHaveBeenCalled();
});
