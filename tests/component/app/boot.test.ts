import { beforeEach, describe, expect, test, vi } from 'vitest';
// Fetched when the page is idle: here it is not waited for.
import '#src/app/background.ts';
import { boot } from '#src/app/boot.ts';
import * as auth from '#src/data/auth/session.ts';
import { AppError } from '#src/model/base/errors.ts';
import { brandingSchema } from '#src/model/content/schema.ts';
import { useBranding } from '#src/stores/branding.ts';
import { setConsent } from '#src/stores/consent.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin } from '../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';

vi.mock('#src/data/auth/session.ts');

resetStoresAfterEach();

const LOGO = 'site-config/branding';
const logo = { ...brandingSchema.parse({}), logoUrl: '/logo.jpg' };

beforeEach(() => {
  vi.useFakeTimers();
});

describe('boot', () => {
  test('tells the stores who is signed in and which logo there is', async () => {
    vi.mocked(auth.watchSession).mockImplementation((tell) => {
      tell(admin);
      return () => undefined;
    });
    backend.documents.put(LOGO, logo);
    boot();
    expect(useSession.getState().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(useSession.getState().user).toEqual(admin));
    await vi.waitFor(() => expect(useBranding.getState().branding).toEqual(logo));
    expect(backend.documents.watcherCount(LOGO)).toBe(0);
  });

  test('follows the logo for as long as cookies are accepted', async () => {
    const changed = { ...logo, logoSize: 2 };
    vi.mocked(auth.watchSession).mockReturnValue(() => undefined);
    backend.documents.put(LOGO, logo);
    boot();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(useBranding.getState().branding).toEqual(logo));
    setConsent('accepted');
    await vi.advanceTimersByTimeAsync(1000);
    backend.documents.put(LOGO, changed);
    expect(useBranding.getState().branding).toEqual(changed);
    setConsent('declined');
    expect(backend.documents.watcherCount(LOGO)).toBe(0);
  });

  test('says when the session was ended from outside', async () => {
    vi.mocked(auth.watchSession).mockImplementation((tell, end) => {
      tell(null);
      end?.(new AppError('auth/session-expired'));
      return () => undefined;
    });
    boot();
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Du er blevet logget ud. Log ind igen for at fortsætte.',
      ]),
    );
  });

  test('goes on as for a guest when no answer has come after 5 s', async () => {
    vi.mocked(auth.watchSession).mockReturnValue(() => undefined);
    boot();
    await vi.advanceTimersByTimeAsync(4900);
    expect(useSession.getState().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(200);
    expect(useSession.getState().status).toBe('failed');
  });
});
