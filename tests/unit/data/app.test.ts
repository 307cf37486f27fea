import { expect, test, vi } from 'vitest';
import { firebaseApp } from '#src/data/sdk/app.ts';

vi.mock('#src/config/env.ts', () => ({ env: { firebase: null } }));

test('without a configuration nothing of Firebase is begun, and it is said why', () => {
  expect(firebaseApp).toThrow(expect.objectContaining({ code: 'not-configured' }));
});
