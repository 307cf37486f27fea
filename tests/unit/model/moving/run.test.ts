import { expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { sortFound } from '#src/model/moving/groups.ts';
import { collectionsOf } from '#src/model/moving/plan.ts';
import { reportCsv } from '#src/model/moving/report.ts';
import { pictureId, runImport, type ImportTools, type Outcome } from '#src/model/moving/run.ts';

const isFull = process.env['FULL_RACES'] === '1';
const [GALLERIES, PICTURES, CUTS] = isFull ? [50, 500, 10] : [5, 50, 10];

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

const jpeg = (text: string) => new Blob([JPEG, text]);

const noWords = { title: '', caption: '', alt: '', place: '', keywords: [] };

/** Takes what is found in `files` in, until `tools` fail; tells what became of each. */
async function takeIn(
  files: ReadonlyMap<string, Blob>,
  tools: Partial<ImportTools>,
  known = new Map<string, string>(),
) {
  const outcomes: Outcome[] = [];
  const found = [...files].map(([path, { size }]) => ({ path, bytes: size }));
  const choice = { as: 'gallery', price: 0, category: '' } as const;
  const collections = sortFound(found).groups.flatMap((group) => collectionsOf(group, choice, ''));
  await runImport(
    collections,
    { known, minStars: 0 },
    {
      open: ({ path }) => Promise.resolve(files.get(path) ?? new Blob()),
      readWords: () => Promise.resolve(noWords),
      takesHeic: false,
      atOnce: 4,
      send: () => Promise.resolve(),
      report: (outcome) => outcomes.push(outcome),
      signal: new AbortController().signal,
      ...tools,
    },
  );
  return outcomes;
}

test('an import that is cut at ten random places goes on, and takes nothing twice', async () => {
  const files = new Map<string, Blob>();
  for (let gallery = 0; gallery < GALLERIES; gallery += 1) {
    for (let index = 0; index < PICTURES; index += 1) {
      files.set(`Eksport/${gallery}/${index}.jpg`, jpeg(`${gallery} ${index}`));
    }
  }
  const records: string[] = [];
  const run = async (cutAfter: number) => {
    const controller = new AbortController();
    let sent = 0;
    const send: ImportTools['send'] = ({ id }, picture) => {
      sent += 1;
      if (sent > cutAfter) {
        controller.abort();
        // The tab may be closed before the record is written, or before its answer has come.
        if (sent % 2 === 0) records.push(`${id}/${picture.id}`);
        return Promise.reject(new AppError('cancelled'));
      }
      records.push(`${id}/${picture.id}`);
      return Promise.resolve();
    };
    const known = new Map(records.map((path) => [path.split('/')[1] ?? '', 'A'] as const));
    await takeIn(files, { send, signal: controller.signal }, known);
  };
  for (let cut = 0; cut < CUTS; cut += 1) {
    await run(Math.floor((Math.random() * files.size) / CUTS));
  }
  await run(Infinity);
  expect(records).toHaveLength(files.size);
  expect(new Set(records).size).toBe(files.size);
  expect(new Set(records.map((path) => path.split('/')[0])).size).toBe(GALLERIES);
});

test('a picture that the shop has already is told with the place where it is', async () => {
  const file = jpeg('one');
  const known = new Map([[await pictureId(await file.arrayBuffer()), 'Vesterhavet']]);
  const outcomes = await takeIn(new Map([['A/1.jpg', file]]), {}, known);
  expect(reportCsv(outcomes)).toContain('A/1.jpg;Var her i forvejen;Vesterhavet;');
});

test('a picture that stays behind is named with its reason', async () => {
  const files = new Map([
    ['A/1.jpg', jpeg('one')],
    ['A/2.jpg', jpeg('one')],
    ['A/3.jpg', jpeg('three')],
    ['A/4.jpg', new Blob(['text'])],
    ['A/5.jpg', new Blob(['GIF89a'])],
    ['A/6.jpg', jpeg('six')],
    ['A/7.jpg', jpeg('seven')],
  ]);
  const outcomes = await takeIn(files, {
    atOnce: 1,
    readWords: async (file) => ({
      ...noWords,
      rating: (await file.text()).endsWith('three') ? -1 : 0,
    }),
    send: (_, { fileName }) => {
      if (fileName === '6.jpg') return Promise.reject(new AppError('quota-exceeded'));
      if (fileName === '7.jpg') return Promise.reject(new AppError('upload/not-a-picture'));
      return Promise.resolve();
    },
  });
  expect(outcomes).toEqual([
    { kind: 'added', path: 'A/1.jpg', collection: 'A' },
    { kind: 'left-out', path: 'A/2.jpg', reason: 'same' },
    { kind: 'left-out', path: 'A/3.jpg', reason: 'rejected' },
    { kind: 'left-out', path: 'A/4.jpg', reason: 'unreadable' },
    { kind: 'left-out', path: 'A/5.jpg', reason: 'moving' },
    { kind: 'left-out', path: 'A/6.jpg', reason: 'failed', error: 'quota-exceeded' },
    { kind: 'left-out', path: 'A/7.jpg', reason: 'unreadable', error: 'upload/not-a-picture' },
  ]);
});
