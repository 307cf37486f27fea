import { act, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analytics } from '#src/app/Analytics.tsx';
import { env } from '#src/config/env.ts';
import { startAnalytics, stopAnalytics, trackPage } from '#src/lib/analytics.ts';
import { useConsent } from '#src/stores/consent.ts';
import { resetStoresAfterEach } from '../support/stores.ts';

vi.mock('#src/config/env.ts', () => ({ env: { measurementId: 'G-TEST' } }));
vi.mock('#src/lib/analytics.ts');

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(env).measurementId = 'G-TEST';
});

const pass = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function visit(): Promise<void> {
  render(
    <MemoryRouter initialEntries={['/priser']}>
      <Analytics />
    </MemoryRouter>,
  );
  await pass();
}

test.each([null, 'declined'] as const)('with the answer %s nothing is measured', async (value) => {
  useConsent.setState({ value });
  await visit();
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(trackPage).not.toHaveBeenCalled();
});

test('after a yes visits are measured, until it is taken back', async () => {
  useConsent.setState({ value: 'accepted' });
  await visit();
  expect(startAnalytics).toHaveBeenCalledExactlyOnceWith('G-TEST');
  expect(trackPage).toHaveBeenCalledExactlyOnceWith('/priser', document.title);
  expect(stopAnalytics).not.toHaveBeenCalled();
  act(() => useConsent.setState({ value: 'declined' }));
  await pass();
  expect(stopAnalytics).toHaveBeenCalledTimes(1);
  expect(trackPage).toHaveBeenCalledTimes(1);
});

test('nothing is measured where no id is set up', async () => {
  vi.mocked(env).measurementId = null;
  useConsent.setState({ value: 'accepted' });
  await visit();
  expect(startAnalytics).not.toHaveBeenCalled();
});
