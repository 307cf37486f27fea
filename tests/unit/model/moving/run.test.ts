import { expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { groupBy } from '#src/model/base/lists.ts';
import { sortFound } from '#src/model/moving/groups.ts';
import { knownShop, pictureId } from '#src/model/moving/known.ts';
import { collectionId, collectionsOf } from '#src/model/moving/plan.ts';
import { reportCsv } from '#src/model/moving/report.ts';
import { runImport, type ImportTools, type Outcome } from '#src/model/moving/run.ts';

const isFull = process.env['FULL_RACES'] === '1';
const [GALLERIES, PICTURES, CUTS] = isFull ? [50, 500, 10] : [5, 50, 10];

const JPEG = new Uint8Array([0xff, 0xd8, 0xff]);

const jpeg = (text: string) => new Blob([JPEG, text]);

const noWords = { title: '', caption: '', alt: '', place: '', keywords: [] };

const idOf = async (file: Blob) => pictureId(await file.arrayBuffer());

/** A client gallery that is there already. */
const gallery = (id: string, pictures: readonly string[], isOpen = false) => ({
  ...{ id, title: 'Vesterhavet', isOpen },
  images: pictures.map((picture) => ({ id: picture })),
});

/** Takes what is found in `files` in, until `tools` fail; tells what became of each. */
async function takeIn(
  files: ReadonlyMap<string, Blob>,
  tools: Partial<ImportTools>,
  galleries: ReturnType<typeof gallery>[] = [],
) {
  const outcomes: Outcome[] = [];
  const known = knownShop({ albums: [], galleries, binned: [] });
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
    const held = groupBy(records, (path) => path.split('/')[0] ?? '');
    const galleries = Array.from(held, ([id, paths]) =>
      gallery(
        id,
        paths.map((path) => path.split('/')[1] ?? ''),
      ),
    );
    await takeIn(files, { send, signal: controller.signal }, galleries);
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
  const there = [gallery('g', [await idOf(file)])];
  const outcomes = await takeIn(new Map([['A/1.jpg', file]]), {}, there);
  expect(reportCsv(outcomes)).toContain('A/1.jpg;Var her i forvejen;Vesterhavet;');
});

const first = { kind: 'gallery', key: 'a', number: 1 } as const;

test.each([
  ['empty, and closed', [], false, 'A'],
  ['closed, with one of the pictures', ['own'], false, 'A'],
  ['closed, with pictures of another client', ['foreign'], false, 'A 2'],
  ['closed, with one that all clients have', ['own', 'foreign', 'other'], false, 'A 2'],
  ['open, and empty', [], true, 'A 2'],
  ['open, with one of the pictures', ['own'], true, 'A 2'],
])('where a gallery of this name is %s, pictures go into the right one', async (...given) => {
  const [, pictures, isOpen, title] = given;
  const own = jpeg('own');
  const ids = await Promise.all(pictures.map((text) => idOf(jpeg(text))));
  const there = [gallery(await collectionId(first), ids, isOpen)];
  const files = new Map([
    ['A/1.jpg', jpeg('new')],
    ['A/2.jpg', own],
  ]);
  const outcomes = await takeIn(files, {}, there);
  expect(outcomes).toContainEqual({ kind: 'added', path: 'A/1.jpg', collection: title });
});

test('pictures for which a gallery has no room go on in the next, and in a second run too', async () => {
  const id = await collectionId(first);
  const texts = ['0', '1', '2', '3', '4', '5', '6'];
  const files = new Map(texts.map((text) => [`A/${text}.jpg`, jpeg(text)]));
  const ids = await Promise.all([...files.values()].map(idOf));
  const others = Array.from({ length: 795 }, (_, index) => `${index}`);
  const there = [gallery(id, [...others, ...ids.slice(0, 4)])];
  const sent: string[] = [];
  const send: ImportTools['send'] = ({ title }, { fileName }) => {
    sent.push(`${title}/${fileName}`);
    return Promise.resolve();
  };
  await takeIn(files, { send, atOnce: 1 }, there);
  expect(sent).toEqual(['A/4.jpg', 'A 2/5.jpg', 'A 2/6.jpg']);
  const [own, next] = [
    gallery(id, [...others, ...ids.slice(0, 5)]),
    gallery(await collectionId({ ...first, number: 2 }), ids.slice(5, 6)),
  ];
  sent.length = 0;
  await takeIn(files, { send, atOnce: 1 }, [own, next]);
  expect(sent).toEqual(['A 2/6.jpg']);
});

test('two folders that continue the same gallery never meet in one', async () => {
  const there = [gallery(await collectionId(first), ['foreign'])];
  const files = new Map([
    ['A/1.jpg', jpeg('1')],
    ['A 2/2.jpg', jpeg('2')],
  ]);
  const ids: string[] = [];
  const send: ImportTools['send'] = ({ id }) => {
    ids.push(id);
    return Promise.resolve();
  };
  await takeIn(files, { send }, there);
  expect(new Set(ids).size).toBe(2);
});

test('pictures whose record could not be written are told as failed', async () => {
  const files = new Map(['1', '2'].map((text) => [`A/${text}.jpg`, jpeg(text)]));
  const write = () => Promise.reject(new AppError('network'));
  const outcomes = await takeIn(files, { write, atOnce: 1 });
  expect(outcomes).toEqual(
    ['A/1.jpg', 'A/2.jpg'].map((path) => ({
      ...{ kind: 'left-out', path, reason: 'failed', error: 'network' },
    })),
  );
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
