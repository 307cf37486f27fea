import { deleteApp, getApps } from 'firebase/app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localPorts } from '#src/config/local.ts';
import type { PlacedPicture } from '#src/admin/uploads/queue/placePicture.ts';
import type { PortfolioTarget, UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { previewOf } from '#src/model/files/paths.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { lineTo, type Line } from '../../support/cutLine.ts';
import { freshId } from '../support/firestore.ts';
import { connectSite, createAccount, portOffset } from './connection.ts';

/** FULL_RACES=1 cuts the full number. */
const CUTS = process.env['FULL_RACES'] ? 20 : 3;
const CUT_MS = 300;

/** The site goes to the emulators by lines, which lie beside them. */
const LINES = 700;
const services = ['auth', 'firestore', 'storage'] as const;
const lines: Line[] = [];

/** The SDK keeps its app, with the ports of its emulators, for all files of tests. */
const forgetApp = () => Promise.all(getApps().map(deleteApp));

await forgetApp();
connectSite(portOffset() + LINES);
const auth = await import('#src/data/auth/session.ts');
const { storageOrigins, storedFile } = await import('#src/data/files/storage.ts');
const { get } = await import('#src/data/repos/catalogue/portfolio.ts');
const { runUpload } = await import('#src/admin/uploads/queue/runUpload.ts');
const { isRecordWritten, portfolioHandler } =
  await import('#src/admin/uploads/queue/uploadHandlers.ts');

beforeAll(async () => {
  const [from, to] = [localPorts(portOffset() + LINES), localPorts(portOffset())];
  for (const service of services) lines.push(await lineTo(to[service], from[service]));
  const admin = { email: `${freshId('cuts')}@jerslevfoto.example`, password: 'Demo1234!' };
  await createAccount({ ...admin, claims: { admin: true } });
  await auth.signIn({ ...admin, remember: false });
});
afterAll(async () => {
  await auth.signOut();
  await forgetApp();
  lines.forEach(({ close }) => close());
});

const webp = () => new Blob([new Uint8Array(300_000)], { type: 'image/webp' });
const jpeg = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(600_000)]);

/** What the worker makes of a picture that is 640 pixels wide. */
const made = {
  width: 640,
  height: 480,
  placeholder: '',
  preview: webp(),
  variants: [480, 640].map((width) => ({ width, file: webp() })),
};

const portfolioJob = (): UploadJob<PortfolioTarget> => ({
  id: freshId('billede'),
  fileName: 'havn.jpg',
  goal: {
    kind: 'portfolio',
    words: { title: 'Havn', description: '', category: '', order: 1 },
  },
});

const run = (job: UploadJob<PortfolioTarget>, placed?: PlacedPicture) =>
  runUpload(
    {
      job,
      file: jpeg(),
      placed,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
    {
      make: () => Promise.resolve(made),
      isWritten: isRecordWritten,
      write: (_, files) => portfolioHandler.write(job, files),
    },
  );

const filesOf = ({ originalSrc, picture }: PortfolioItem): string[] => [
  originalSrc,
  previewOf(originalSrc) ?? '',
  ...picture.sources.map(({ url }) => parseStorageUrl(url, storageOrigins())?.path ?? ''),
];

/** `half` would be a record, which is published at once, without all of its files. */
async function stateOf({ id }: UploadJob): Promise<'absent' | 'half' | 'whole'> {
  const record = await get(id);
  if (!record) return 'absent';
  const files = await Promise.all(filesOf(record).map((path) => storedFile(path)));
  return files.every(Boolean) ? 'whole' : 'half';
}

test('cut off at any moment from database and storage, an upload is whole when it is repeated', async () => {
  const begun = performance.now();
  expect(await run(portfolioJob())).toEqual({ done: true });
  const wholeMs = performance.now() - begun;
  let lost = 0;
  const cut = () => lines.forEach((line) => (lost += line.cut(CUT_MS)));
  for (let index = 0; index < CUTS; index += 1) {
    const job = portfolioJob();
    const timer = setTimeout(cut, (wholeMs * (index + 0.5)) / CUTS);
    let outcome = await run(job);
    clearTimeout(timer);
    await expect.poll(() => stateOf(job)).toMatch(/absent|whole/);
    while (!outcome.done) outcome = await run(job, outcome.placed);
    expect(await stateOf(job)).toBe('whole');
  }
  expect(lost).toBeGreaterThan(0);
}, 300_000);
