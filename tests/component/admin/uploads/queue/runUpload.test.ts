import { beforeEach, expect, test, vi } from 'vitest';
import { runUpload, type UploadRun, type UploadTools } from '#src/admin/uploads/queue/runUpload.ts';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { jpeg, madePicture, textFile } from '../../../support/pictureFiles.ts';
import { removedPaths, sentPaths } from '../../../support/uploadFakes.ts';

const words = {
  title: 'Fyr',
  description: '',
  category: 'natur',
  price: 199,
  order: 0,
  isPublished: true,
};
const job: UploadJob = { id: 'a', fileName: 'fyr.jpg', goal: { kind: 'singleImage', words } };

let tools = fakeTools();

function fakeTools() {
  return {
    make: vi.fn<UploadTools['make']>(() => Promise.resolve(madePicture())),
    isWritten: vi.fn<UploadTools['isWritten']>(() => Promise.resolve(false)),
    write: vi.fn<UploadTools['write']>(() => Promise.resolve()),
  };
}

beforeEach(() => {
  tools = fakeTools();
});

function run(change: Partial<UploadRun> = {}) {
  const { signal } = new AbortController();
  const base = { job, file: jpeg('fyr.jpg'), placed: undefined, signal, onProgress: vi.fn() };
  return runUpload({ ...base, ...change }, tools);
}

test('files come before the record that points to them', async () => {
  tools.write.mockImplementation(() => {
    expect(sentPaths()).toEqual([
      expect.stringMatching(/^watermarked\//),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyr\/preview_\d+_\w+\.webp$/),
      expect.stringMatching(/^high-quality\/enkeltbilleder\/fyr\/original_/),
    ]);
    return Promise.resolve();
  });
  await expect(run()).resolves.toEqual({ done: true });
  expect(tools.write).toHaveBeenCalledTimes(1);
});

test('nothing is sent twice when the record is there already', async () => {
  tools.isWritten.mockResolvedValue(true);
  await expect(run()).resolves.toEqual({ done: true });
  expect(sentPaths()).toEqual([]);
  expect(tools.make).not.toHaveBeenCalled();
});

test('without its watermark a picture is never sent', async () => {
  tools.make.mockResolvedValue({ ...madePicture(), variants: [] });
  await expect(run()).resolves.toMatchObject({
    done: false,
    error: { code: 'upload/watermark-missing' },
  });
  expect(sentPaths()).toEqual([]);
});

test.each<[string, Partial<UploadRun>, string]>([
  [
    'has no name for its folder',
    { job: { ...job, goal: { kind: 'singleImage', words: { ...words, title: ' ' } } } },
    'upload/project-missing',
  ],
  [
    'was left by another version of the dashboard',
    { job: { ...job, goal: { kind: 'calendar', words } as unknown as UploadJob['goal'] } },
    'upload/folder-refused',
  ],
  ['is no picture', { file: textFile('brev.jpg') }, 'upload/unreadable'],
])('one that %s is refused', async (_why, change, code) => {
  await expect(run(change)).resolves.toMatchObject({ error: { code } });
  expect(sentPaths()).toEqual([]);
});

test('files that have arrived go again when a later one fails', async () => {
  backend.fail('upload', 'high-quality', new AppError('quota-exceeded'));
  await expect(run()).resolves.toMatchObject({ error: { code: 'quota-exceeded' } });
  expect(removedPaths()).toEqual(sentPaths().slice(0, 1));
  expect(tools.write).not.toHaveBeenCalled();
});

test('files go again when the record is refused', async () => {
  tools.write.mockRejectedValue(new AppError('permission-denied'));
  const outcome = await run();
  expect(outcome).toMatchObject({ done: false, placed: undefined });
  expect(removedPaths()).toEqual(sentPaths());
});

test.each(['not-confirmed', 'network', 'service-failed'] as const)(
  'files stay when the record may have been written (%s), and are not sent again',
  async (code) => {
    tools.write.mockRejectedValueOnce(new AppError(code));
    const first = await run();
    expect(first).toMatchObject({ done: false, error: { code } });
    expect(removedPaths()).toEqual([]);
    const { length } = sentPaths();
    await expect(run({ placed: first.done ? undefined : first.placed })).resolves.toEqual({
      done: true,
    });
    expect(sentPaths()).toHaveLength(length);
  },
);

test('files that lay there too long are sent again: the cleanup may have taken them', async () => {
  tools.write.mockRejectedValueOnce(new AppError('not-confirmed'));
  const first = await run();
  const { length } = sentPaths();
  const hours = 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * hours);
  await expect(run({ placed: first.done ? undefined : first.placed })).resolves.toEqual({
    done: true,
  });
  expect(sentPaths()).toHaveLength(2 * length);
  expect(new Set(sentPaths()).size).toBe(2 * length);
});

test.each([
  [
    { kind: 'singleImage', words },
    { mark: 'shop', quality: 0.92 },
  ],
  [
    { kind: 'portfolio', words },
    { mark: 'portfolio', quality: 0.95 },
  ],
  [
    { kind: 'album', albumId: 'a', project: 'a', title: 'a', description: '', order: 0 },
    { mark: 'shop', quality: 0.9 },
  ],
] as const)('is finished as its place demands (%o)', async (goal, finish) => {
  await run({ job: { ...job, goal } });
  expect(tools.make.mock.calls[0]?.[1]).toEqual({ ...finish, own: null });
});

test("gets the photographer's own watermark where she has chosen one", async () => {
  const own = { png: 'iVBORw0KGgo', width: 2, height: 1, place: 'top', share: 20, opacity: 50 };
  backend.documents.put('settings/watermark', { chosen: own });
  await run();
  expect(tools.make.mock.calls[0]?.[1]).toMatchObject({ own });
});

test('tells how far it is, never backwards', async () => {
  const onProgress = vi.fn<(percent: number) => void>();
  await run({ onProgress });
  const told = onProgress.mock.calls.map(([percent]) => percent);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(95);
});
