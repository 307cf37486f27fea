import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Notices } from '#src/app/Notices.tsx';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

const OFFLINE = 'Du er offline. Siden prøver igen, når forbindelsen er tilbage.';

function network(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void fireEvent(window, new Event(isThere ? 'online' : 'offline')));
}

test('says that there is no network for as long as there is none', async () => {
  render(<Notices />);
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  network(false);
  expect(screen.getByText(OFFLINE)).toBeVisible();
  network(true);
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  expect(await screen.findByText('Du er online igen.')).toBeVisible();
});
