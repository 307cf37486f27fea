import { beforeEach, expect, test } from 'vitest';
import { sessionChanged, sessionFailed, useSession } from '#src/stores/session.ts';

const user = { uid: 'a', email: 'a@b.example', name: 'A', isAdmin: false, emailVerified: true };

beforeEach(() => {
  useSession.setState(useSession.getInitialState(), true);
});

test('nothing is known at first, then somebody signs in and out', () => {
  expect(useSession.getState()).toEqual({ status: 'unknown', user: null });
  sessionChanged(user);
  expect(useSession.getState()).toEqual({ status: 'signedIn', user });
  sessionChanged(null);
  expect(useSession.getState()).toEqual({ status: 'signedOut', user: null });
});

test('no answer in time is a failure, and a late answer still counts', () => {
  sessionFailed();
  expect(useSession.getState()).toEqual({ status: 'failed', user: null });
  sessionChanged(user);
  expect(useSession.getState().status).toBe('signedIn');
});

test.each([user, null])('a failure changes nothing once %j is known', (known) => {
  sessionChanged(known);
  const before = useSession.getState();
  sessionFailed();
  expect(useSession.getState()).toEqual(before);
});
