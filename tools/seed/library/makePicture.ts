import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { makePlaceholder, makeVariants } from '../derivatives/variants.ts';
import { PICTURES } from '../pictures/catalogue.ts';
import { FULL_SCALE, renderOriginal, TEST_SCALE } from '../pictures/render.ts';
import type { LibraryPicture, PictureJob, PictureUse } from './entry.ts';

const metaSchema = z.object({ width: z.number(), height: z.number(), placeholder: z.string() });

type Meta = z.infer<typeof metaSchema>;

/** Makes a picture and its files, or takes from the cache what is there. */
export async function makePicture(job: PictureJob): Promise<LibraryPicture> {
  const folder = join(job.folder, job.id);
  mkdirSync(folder, { recursive: true });
  const original = join(folder, 'original.jpg');
  const meta = readMeta(folder) ?? (await makeOriginal(job, folder, original));
  const variants: Partial<Record<PictureUse, { width: number; file: string }[]>> = {};
  for (const use of job.uses) variants[use] = await filesFor(use, { folder, original, meta });
  return { id: job.id, ...meta, original, variants };
}

function readMeta(folder: string): Meta | undefined {
  const file = join(folder, 'meta.json');
  if (!existsSync(file)) return undefined;
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return metaSchema.parse(parsed);
}

async function makeOriginal(job: PictureJob, folder: string, original: string): Promise<Meta> {
  const picture = PICTURES.find(({ id }) => id === job.id);
  if (!picture) throw new Error(`There is no picture called ${job.id}`);
  const scale = job.profile === 'test' ? TEST_SCALE : FULL_SCALE;
  const { data, size } = await renderOriginal(picture, scale);
  const meta = { ...size, placeholder: await makePlaceholder(data) };
  writeWhole(original, data);
  // Written last: its presence says that the original is complete.
  writeWhole(join(folder, 'meta.json'), Buffer.from(JSON.stringify(meta)));
  return meta;
}

interface Source {
  readonly folder: string;
  readonly original: string;
  readonly meta: Meta;
}

async function filesFor(use: PictureUse, { folder, original, meta }: Source) {
  const index = join(folder, `${use}.json`);
  const indexSchema = z.array(z.object({ width: z.number(), file: z.string() }));
  if (existsSync(index)) {
    const parsed: unknown = JSON.parse(readFileSync(index, 'utf8'));
    return indexSchema.parse(parsed);
  }
  const variants = await makeVariants(readFileSync(original), meta, { mark: use });
  const files = variants.map(({ width, data }) => {
    const file = join(folder, `${use}_${width}.webp`);
    writeWhole(file, data);
    return { width, file };
  });
  writeWhole(index, Buffer.from(JSON.stringify(files)));
  return files;
}

/** A file appears under its name only when it is complete, also when two processes make it. */
function writeWhole(file: string, data: Buffer): void {
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, data);
  renameSync(draft, file);
}
