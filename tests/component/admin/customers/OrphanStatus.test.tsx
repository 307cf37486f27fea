import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrphanStatus } from '#src/admin/customers/OrphanStatus.tsx';
import { callFunction } from '#src/data/callables.ts';
import * as operationLog from '#src/data/repos/operationLog.ts';
import * as users from '#src/data/repos/users.ts';
import { userProfileSchema } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { account } from './account.ts';

vi.mock('#src/data/callables.ts');
vi.mock('#src/data/repos/operationLog.ts');
vi.mock('#src/data/repos/users.ts');

const orphan = userProfileSchema.parse({
  uid: 'gone',
  email: 'vaek@kunde.example',
  createdAt: new Date(0),
});

const timer = () => screen.getByRole('timer');
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(callFunction).mockResolvedValue({ success: true, users: [account({})] });
  vi.mocked(users.count).mockResolvedValue(1);
  vi.mocked(users.listAll).mockResolvedValue({ items: [orphan], next: undefined });
  vi.mocked(users.get).mockResolvedValue(orphan);
  vi.mocked(users.remove).mockResolvedValue(undefined);
  vi.mocked(operationLog.note).mockResolvedValue(undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<OrphanStatus />);
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('it begins after five seconds, says what has gone, and counts down to the next', async () => {
  expect(timer()).toHaveTextContent('Næste oprydning om 5 s');
  expect(timer()).toHaveAttribute('data-urgency', 'orange');
  await wait(2);
  expect(timer()).toHaveAttribute('data-urgency', 'red');
  expect(users.remove).not.toHaveBeenCalled();
  await wait(3);
  expect(users.remove).toHaveBeenCalledExactlyOnceWith('gone');
  expect(screen.getByText('1 forældreløs post fjernet')).toBeVisible();
  expect(screen.getByText('vaek@kunde.example')).toBeVisible();
  expect(operationLog.note).toHaveBeenCalledWith(
    expect.objectContaining({ details: 'Forældreløse poster fjernet: vaek@kunde.example' }),
  );
  expect(timer()).toHaveTextContent('Næste oprydning om 60 s');
  expect(timer()).toHaveAttribute('data-urgency', 'calm');
  vi.mocked(users.get).mockResolvedValue(undefined);
  await wait(61);
  expect(screen.getByText('Intet at rydde op')).toBeVisible();
});

test('it removes nothing when the accounts cannot be listed', async () => {
  vi.mocked(callFunction).mockRejectedValue(new AppError('network'));
  await wait(5);
  expect(screen.getByText('Oprydningen blev sprunget over. Intet er slettet.')).toBeVisible();
  expect(users.remove).not.toHaveBeenCalled();
});

test('it keeps a profile that has become an administrator meanwhile', async () => {
  vi.mocked(users.get).mockResolvedValue({ ...orphan, isAdmin: true });
  await wait(5);
  expect(users.remove).not.toHaveBeenCalled();
});
