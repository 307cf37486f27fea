import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WorkerAnswer } from '#src/lib/pictures/messages.ts';
import { startPictureWorker } from '#src/lib/pictures/pictureQueue.ts';

const request = { task: 'inspect', file: new Blob() } as const;

/** A thread that says only what the test lets it say. */
class FakeWorker extends EventTarget {
  static last: FakeWorker | undefined;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    super();
    FakeWorker.last = this;
  }

  say(data: WorkerAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function start() {
  const worker = startPictureWorker();
  const thread = FakeWorker.last;
  if (!thread) throw new Error('No thread was started');
  return { worker, thread };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that stays silent is asked 30 times, once in 100 ms, and given up', async () => {
  const { worker, thread } = start();
  const settled = vi.fn();
  const running = worker.run(request);
  running.catch(settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(running).rejects.toMatchObject({ code: 'upload/watermark-missing' });
  expect(thread.postMessage).not.toHaveBeenCalled();
});

test('a worker that is ready late gets its work then', async () => {
  const { worker, thread } = start();
  const running = worker.run(request);
  await vi.advanceTimersByTimeAsync(2850);
  thread.say({ kind: 'ready' });
  await vi.advanceTimersByTimeAsync(100);
  expect(thread.postMessage).toHaveBeenCalledWith(request);
  const words = { title: '', caption: '', keywords: [], copyright: '', place: '' };
  const value = { ...words, takenAt: undefined, thumbnail: new Blob(), isBlurred: false };
  thread.say({ kind: 'done', value });
  await expect(running).resolves.toEqual(value);
});

test('a worker that breaks down fails what it was doing', async () => {
  const { worker, thread } = start();
  thread.say({ kind: 'ready' });
  const running = worker.run(request);
  const failed = expect(running).rejects.toMatchObject({ code: 'upload/watermark-missing' });
  await vi.advanceTimersByTimeAsync(0);
  thread.dispatchEvent(new Event('error'));
  await failed;
});

test('what is no picture is said in the worker’s own words', async () => {
  const { worker, thread } = start();
  thread.say({ kind: 'ready' });
  const running = worker.run(request);
  const failed = expect(running).rejects.toMatchObject({ code: 'upload/unreadable' });
  await vi.advanceTimersByTimeAsync(0);
  thread.say({ kind: 'failed', code: 'upload/unreadable' });
  await failed;
});
