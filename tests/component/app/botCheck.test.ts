import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotCheckNews } from '#src/model/contact/botCheck.ts';

const SCRIPT = 'https://provider.example/recaptcha/api.js?render=explicit&hl=da';

interface Rendered {
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

const provider = {
  ready: vi.fn<(run: () => void) => void>(),
  render: vi.fn<(place: HTMLElement, options: object) => number>(),
  reset: vi.fn<(id: number) => void>(),
};

const script = () => document.head.querySelector('script');
const told = vi.fn<(news: BotCheckNews, origin: string) => void>();
const news = () => told.mock.calls.map(([each]) => each);

/** Opens the page of the bot check as the build makes it. */
async function open(): Promise<void> {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="check"></div>';
  vi.stubGlobal('BOT_CHECK_PROVIDER', { script: SCRIPT, siteKey: 'key' });
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...sent: unknown[]) => {
    told(...(sent as [BotCheckNews, string]));
  });
  vi.resetModules();
  await import('#src/app/botCheck/main.ts');
}

async function openDrawn(): Promise<Rendered | undefined> {
  await open();
  window.grecaptcha = provider;
  script()?.dispatchEvent(new Event('load'));
  return provider.render.mock.lastCall?.[1] as Rendered | undefined;
}

beforeEach(() => {
  told.mockReset();
  provider.ready.mockReset().mockImplementation((run) => run());
  provider.render.mockReset().mockReturnValue(7);
  provider.reset.mockReset();
});

afterEach(() => {
  delete window.grecaptcha;
});

test('the challenge is drawn light and of normal size, by the script of the provider', async () => {
  const drawn = await openDrawn();
  expect(script()?.src).toBe(SCRIPT);
  expect(drawn).toMatchObject({ sitekey: 'key', theme: 'light', size: 'normal' });
  expect(news()).toEqual([{ kind: 'begun' }, { kind: 'ready' }]);
  expect(told.mock.calls.every(([, origin]) => origin === window.location.origin)).toBe(true);
});

test('what becomes of it is told', async () => {
  const drawn = await openDrawn();
  told.mockReset();
  drawn?.callback('token');
  drawn?.['expired-callback']();
  drawn?.['error-callback']();
  expect(news()).toEqual([
    { kind: 'solved', token: 'token' },
    { kind: 'expired' },
    { kind: 'disconnected' },
  ]);
});

test('it starts again when the form around it says so, and nobody else', async () => {
  await openDrawn();
  const say = (from: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent('message', { data: 'reset', ...from }));
  say({ origin: 'https://elsewhere.example', source: window.parent });
  say({ origin: window.location.origin, source: null });
  expect(provider.reset).not.toHaveBeenCalled();
  say({ origin: window.location.origin, source: window.parent });
  expect(provider.reset).toHaveBeenCalledWith(7);
});

test('a script that was blocked is told, and one that is not ready after 30 seconds', async () => {
  await open();
  script()?.dispatchEvent(new Event('error'));
  expect(news()).toEqual([{ kind: 'begun' }, { kind: 'failed' }]);
  told.mockReset();
  vi.useFakeTimers();
  provider.ready.mockReset();
  await openDrawn();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(news()).toEqual([{ kind: 'begun' }]);
  await vi.advanceTimersByTimeAsync(1);
  expect(news()).toEqual([{ kind: 'begun' }, { kind: 'failed' }]);
});
