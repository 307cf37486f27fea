import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AlsoOpen } from '#src/admin/editing/SaveBar.tsx';
import { useAwake } from '#src/stores/awake.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const ITEM = 'adminPresence/album:skov';
const own = `${ITEM}/${admin.uid}`;
const comes = (uid: string, name: string, at = Date.now()) =>
  act(() => backend.realtime.put(`${ITEM}/${uid}`, { name, at }));
const line = () => screen.getByRole('status').textContent;

beforeEach(() => useSession.setState({ status: 'signedIn', user: admin }));

describe('an item that is open', () => {
  test('names the others who have it open too, as they come and go', async () => {
    await show(<AlsoOpen kind="album" id="skov" />);
    await waitFor(() => expect(backend.realtime.get(own)).toMatchObject({ name: admin.name }));
    expect(line()).toBe('');
    comes('mette', 'Mette');
    expect(line()).toBe('Mette har også dette åbent.');
    comes('ida', 'Ida');
    expect(line()).toBe('Mette og Ida har også dette åbent.');
    act(() => backend.realtime.remove(`${ITEM}/mette`));
    expect(line()).toBe('Ida har også dette åbent.');
  });

  test('is left even when it closes before the entry has arrived', async () => {
    const gate = backend.hold('write', own);
    const { unmount } = await show(<AlsoOpen kind="album" id="skov" />);
    unmount();
    await settled();
    gate.open();
    await waitFor(() =>
      expect(backend.realtime.written.map(({ value }) => value === null)).toEqual([false, true]),
    );
  });

  test('is left while nobody looks at the dashboard, taken up again, and left when it closes', async () => {
    const { unmount } = await show(<AlsoOpen kind="album" id="skov" />);
    const isEntered = () => waitFor(() => expect(backend.realtime.get(own)).not.toBeNull());
    const isLeft = () => waitFor(() => expect(backend.realtime.get(own)).toBeNull());
    await isEntered();
    act(() => useAwake.setState({ isAwake: false }));
    await isLeft();
    act(() => useAwake.setState({ isAwake: true }));
    await isEntered();
    unmount();
    await isLeft();
  });

  test('says nothing when it cannot be shared', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    backend.fail('write', own);
    render(<AlsoOpen kind="album" id="skov" />);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(line()).toBe('');
  });
});
