import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderedPicture, WorkerAnswer, WorkerRequest } from '#src/lib/pictures/messages.ts';
import {
  createPictureQueue,
  type PictureWorker,
  startPictureWorker,
} from '#src/lib/pictures/pictureQueue.ts';
import { AppError } from '#src/model/base/errors.ts';

const file = new Blob();
const made: RenderedPicture = {
  width: 1,
  height: 1,
  placeholder: '',
  preview: file,
  variants: [],
};
const finish = { mark: 'shop', quality: 0.9 } as const;

interface Asked {
  request: WorkerRequest;
  finish: () => void;
  fail: (error: AppError) => void;
}

/** Workers that finish when the test says so. */
function fakeWorkers() {
  const asked: Asked[] = [];
  const stopped = vi.fn();
  const start = vi.fn((): PictureWorker => ({
    run: (request) =>
      new Promise((resolve, reject) => {
        asked.push({ request, finish: () => resolve(made), fail: reject });
      }),
    stop: stopped,
  }));
  return { asked, start, stopped };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the queue of pictures', () => {
  test('never works on more than two pictures at once', async () => {
    const { asked, start } = fakeWorkers();
    const queue = createPictureQueue(start);
    const all = [1, 2, 3].map(() => queue.make(file, finish));
    await settle();
    expect(asked).toHaveLength(2);
    asked[0]?.finish();
    await settle();
    expect(asked).toHaveLength(3);
    asked.forEach(({ finish }) => finish());
    await expect(Promise.all(all)).resolves.toEqual([made, made, made]);
    expect(start).toHaveBeenCalledTimes(2);
  });

  test('makes what is to be published before it looks into what was only chosen', async () => {
    const { asked, start } = fakeWorkers();
    const queue = createPictureQueue(start);
    void queue.inspect(file);
    void queue.inspect(file);
    void queue.inspect(file);
    void queue.make(file, finish);
    asked[0]?.finish();
    await settle();
    expect(asked[2]?.request.task).toBe('make');
  });

  test('replaces a worker that broke down, after one second and then two', async () => {
    const { asked, start, stopped } = fakeWorkers();
    const making = createPictureQueue(start).make(file, finish);
    const failed = expect(making).rejects.toMatchObject({ code: 'upload/watermark-missing' });
    asked[0]?.fail(new AppError('upload/watermark-missing'));
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    asked[1]?.fail(new AppError('upload/watermark-missing'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(3);
    asked[2]?.fail(new AppError('upload/watermark-missing'));
    await failed;
    expect(stopped).toHaveBeenCalledTimes(2);
  });

  test('does not try again what is no picture', async () => {
    const { asked, start } = fakeWorkers();
    const making = createPictureQueue(start).make(file, finish);
    const failed = expect(making).rejects.toMatchObject({ code: 'upload/unreadable' });
    asked[0]?.fail(new AppError('upload/unreadable'));
    await failed;
    expect(asked).toHaveLength(1);
  });

  test('lets orders fall away that nobody wants any more', async () => {
    const { asked, start } = fakeWorkers();
    const queue = createPictureQueue(start);
    void queue.make(file, finish);
    void queue.make(file, finish);
    const unwanted = new AbortController();
    const third = expect(queue.make(file, finish, unwanted.signal)).rejects.toMatchObject({
      code: 'cancelled',
    });
    unwanted.abort();
    asked[0]?.finish();
    await third;
    expect(asked).toHaveLength(2);
  });

  test('sends idle workers home, with the memory they hold', async () => {
    const { asked, start, stopped } = fakeWorkers();
    const making = createPictureQueue(start).make(file, finish);
    asked[0]?.finish();
    await making;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(stopped).toHaveBeenCalledTimes(1);
  });
});

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
  vi.stubGlobal('Worker', FakeWorker);
  const worker = startPictureWorker();
  const thread = FakeWorker.last;
  if (!thread) throw new Error('No thread was started');
  return { worker, thread };
}

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
  const words = { title: '', caption: '', alt: '', keywords: [], copyright: '', place: '' };
  const value = { ...words, takenAt: undefined, thumbnail: new Blob(), isBlurred: false };
  thread.say({ kind: 'done', value });
  await expect(running).resolves.toEqual(value);
});

test.each([
  [
    'breaks down',
    (thread: FakeWorker) => thread.dispatchEvent(new Event('error')),
    'upload/watermark-missing',
  ],
  [
    'finds no picture',
    (thread: FakeWorker) => thread.say({ kind: 'failed', code: 'upload/unreadable' }),
    'upload/unreadable',
  ],
])('a worker that %s fails what it was doing', async (_, end, code) => {
  const { worker, thread } = start();
  thread.say({ kind: 'ready' });
  const failed = expect(worker.run(request)).rejects.toMatchObject({ code });
  await vi.advanceTimersByTimeAsync(0);
  end(thread);
  await failed;
});
