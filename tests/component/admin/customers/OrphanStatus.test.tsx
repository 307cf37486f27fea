import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OrphanStatus } from '#src/admin/customers/OrphanStatus.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { userProfileSchema } from '#src/model/account/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { account } from './world.tsx';
import { shows } from '../../support/see.ts';

const orphan = userProfileSchema.parse({
  uid: 'gone',
  email: 'vaek@kunde.example',
  createdAt: new Date(0),
});

const PATH = 'users/gone';
const timer = () => screen.getByRole('timer');
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  vi.useFakeTimers();
  backend.accounts.signIn(admin);
  backend.functions.answer(contracts.listUsers, () => ({ users: [account()] }));
  backend.documents.put(PATH, orphan);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<OrphanStatus />);
});

test('it begins after five seconds, says what has gone, and counts down to the next', async () => {
  expect(timer()).toHaveTextContent('Næste oprydning om 5 s');
  expect(timer()).toHaveAttribute('data-urgency', 'orange');
  await wait(2);
  expect(timer()).toHaveAttribute('data-urgency', 'red');
  expect(backend.documents.get(PATH)).toBeDefined();
  await wait(3);
  expect(backend.documents.get(PATH)).toBeUndefined();
  shows('1 profil uden konto fjernet');
  shows('vaek@kunde.example');
  expect(backend.documents.get('sloth-stamp-system/operations')).toMatchObject({
    operations: [{ details: 'Profiler uden konto fjernet: vaek@kunde.example' }],
  });
  expect(timer()).toHaveTextContent('Næste oprydning om 60 s');
  expect(timer()).toHaveAttribute('data-urgency', 'calm');
  await wait(61);
  shows('Intet at rydde op');
});

test('it removes nothing when the accounts cannot be listed', async () => {
  backend.fail('call');
  await wait(5);
  shows('Oprydningen blev sprunget over. Intet er slettet.');
  expect(backend.documents.get(PATH)).toBeDefined();
});

test('it keeps a profile that has become an administrator meanwhile', async () => {
  // It has been listed, and is read once more before it goes.
  const reading = backend.hold('read', PATH);
  await wait(5);
  backend.documents.change(PATH, { isAdmin: true });
  reading.open();
  await wait(0);
  expect(backend.documents.get(PATH)).toBeDefined();
});
