import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PushDevices } from '#src/admin/settings/PushDevices.tsx';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { thisDevice } from '#src/stores/pushDevice.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { sees, toast } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

interface Browser {
  permission: NotificationPermission;
  answer: NotificationPermission;
  isKept: boolean;
  isAble: boolean;
}

/** A browser in which this site has been granted, or not, what it needs. */
function browser(changes: Partial<Browser> = {}): void {
  const { permission, answer, isKept, isAble } = {
    ...{ permission: 'default', answer: 'granted', isKept: true, isAble: true },
    ...changes,
  } satisfies Browser;
  const worker = { getRegistration: () => Promise.resolve(isKept ? {} : undefined) };
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36',
    ...(isAble && { serviceWorker: worker }),
  });
}

beforeEach(() => {
  backend.accounts.signIn(admin);
  useSession.setState({ status: 'signedIn', user: admin });
});

const device = (changes: object = {}) => ({
  ...{ userId: admin.uid, fid: 'f', name: 'Safari, iPhone', createdAt: new Date(2026, 10, 3) },
  ...changes,
});

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

describe('push on this device', () => {
  test.each([
    ['cannot', { isAble: false }, /På iPhone og iPad virker det, når siden er lagt på/],
    ['does not keep the site', { isKept: false }, /Sig ja til bekvemmelighed under Cookies/],
    ['says no', { permission: 'denied' }, /Browseren siger nej til beskeder fra siden/],
  ] as const)('is explained where the browser %s', async (_why, changes, words) => {
    browser(changes);
    await show(<PushDevices />);
    await sees(words);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each(['default', 'granted'] as const)(
    'is asked for when it is turned on, tried, and turned off again: %s',
    async (permission) => {
      browser({ permission });
      backend.functions.answer(settingsContracts.sendTestPush);
      await show(<PushDevices />);
      await press('Slå push til på denne enhed');
      await sees('Denne enhed får besked: Chrome, Android');
      const { id = '' } = thisDevice() ?? {};
      const stored = () => backend.documents.get(`push-devices/${id}`);
      expect(stored()).toMatchObject({ userId: admin.uid, fid: 'id-of-this-browser' });
      await press('Send en prøve');
      await toast('success: Prøven er sendt til denne enhed');
      const [call] = backend.functions.calls(settingsContracts.sendTestPush);
      expect(call?.input).toEqual({ deviceId: id });
      await press('Slå fra');
      await button('Slå push til på denne enhed');
      expect([stored(), thisDevice()]).toEqual([undefined, undefined]);
    },
  );

  test('is turned on in a browser that Firebase cannot forget', async () => {
    browser();
    backend.fail('call', 'forgetBrowser');
    await show(<PushDevices />);
    await press('Slå push til på denne enhed');
    await sees('Denne enhed får besked: Chrome, Android');
  });

  test('stays off when the browser is told no', async () => {
    browser({ answer: 'denied' });
    await show(<PushDevices />);
    await press('Slå push til på denne enhed');
    await toast('error: Browseren sagde nej, så der er ikke slået noget til.');
    await sees(/Browseren siger nej til beskeder fra siden/);
    expect(thisDevice()).toBeUndefined();
  });
});

test("the owner's other devices are listed and taken away, nobody else's", async () => {
  browser();
  backend.documents.put('push-devices/phone', device());
  backend.documents.put('push-devices/other', device({ userId: 'somebody', name: 'Edge' }));
  await show(<PushDevices />);
  const others = within(await screen.findByRole('list', { name: 'Dine andre enheder' }));
  expect(others.getAllByRole('listitem')).toHaveLength(1);
  await press('Fjern Safari, iPhone');
  await waitFor(() => expect(backend.documents.get('push-devices/phone')).toBeUndefined());
  expect(backend.documents.get('push-devices/other')).toBeDefined();
});
