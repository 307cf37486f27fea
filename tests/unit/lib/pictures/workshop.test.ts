import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderedPicture, WorkerRequest } from '#src/lib/pictures/messages.ts';
import { type PictureWorker, createPictureQueue } from '#src/lib/pictures/pictureQueue.ts';
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the workshop', () => {
  test('never works on more than two pictures at once', async () => {
    const { asked, start } = fakeWorkers();
    const workshop = createPictureQueue(start);
    const all = [1, 2, 3].map(() => workshop.make(file, finish));
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
    const workshop = createPictureQueue(start);
    void workshop.inspect(file);
    void workshop.inspect(file);
    void workshop.inspect(file);
    void workshop.make(file, finish);
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
    const workshop = createPictureQueue(start);
    void workshop.make(file, finish);
    void workshop.make(file, finish);
    const unwanted = new AbortController();
    const third = expect(workshop.make(file, finish, unwanted.signal)).rejects.toMatchObject({
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
