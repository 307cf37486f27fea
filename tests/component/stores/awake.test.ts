import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAwake, watchAwake, whenAwake, whileAwake } from '#src/stores/awake.ts';

/** Other tabs of the browser hear each other at once. */
class Channel extends EventTarget {
  static open = new Set<Channel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}

const MINUTE_MS = 60_000;
let stop: () => void;
let otherTab: Channel;

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  Channel.open.clear();
  otherTab = new Channel('dashboard-asta');
  stop = watchAwake('asta');
});
afterEach(() => {
  stop();
});

const isAwake = () => whileAwake.holds();

test('a page that is opened is looked at; hidden it rests, until it is shown or left', () => {
  expect(isAwake()).toBe(true);
  setVisibility('hidden');
  expect(isAwake()).toBe(false);
  setVisibility('visible');
  expect(isAwake()).toBe(true);
  setVisibility('hidden');
  stop();
  expect(useAwake.getState()).toEqual({ isAwake: true });
});

test.each(['keydown', 'pointermove', 'wheel', 'pointerdown', 'focus'])(
  'a page rests after ten minutes without a sign, and %s wakes it',
  (sign) => {
    vi.advanceTimersByTime(9 * MINUTE_MS);
    window.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(10 * MINUTE_MS - 1);
    expect(isAwake()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isAwake()).toBe(false);
    window.dispatchEvent(new Event(sign));
    expect(isAwake()).toBe(true);
  },
);

test('of the tabs of one person only the one that was used last is awake, or the one that is left', () => {
  const heard: unknown[] = [];
  otherTab.addEventListener('message', ({ data }: MessageEventInit) => heard.push(data));
  otherTab.postMessage('here');
  expect(isAwake()).toBe(false);
  window.dispatchEvent(new Event('focus'));
  expect(isAwake()).toBe(true);
  setVisibility('hidden');
  expect(heard).toEqual(['here', 'gone']);
  setVisibility('visible');
  otherTab.postMessage('here');
  otherTab.postMessage('gone');
  expect(isAwake()).toBe(true);
  new Channel('dashboard-villads').postMessage('here');
  expect(isAwake()).toBe(true);
});

test('what is due waits until somebody looks, and is done once', () => {
  const run = vi.fn();
  setVisibility('hidden');
  whenAwake(run);
  const callOff = whenAwake(run);
  callOff();
  expect(run).not.toHaveBeenCalled();
  setVisibility('visible');
  setVisibility('hidden');
  setVisibility('visible');
  expect(run).toHaveBeenCalledOnce();
});
