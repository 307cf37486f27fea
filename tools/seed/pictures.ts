import { PICTURE_WIDTHS_PX, publishedWidths, scaledToWidth } from '#src/model/files/widths.ts';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { mapWithLimit, once } from '#src/model/base/async.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { PLACEHOLDER_WIDTH_PX } from '#src/model/catalogue/pictureFiles.ts';
import type { MarkKind } from '#src/model/watermarks/pictureMarks.ts';
import { ALBUM_WATERMARK_QUALITY } from '#src/model/watermarks/geometry.ts';
import { WEBP_CONVERSION_QUALITY } from '#src/model/content/crop.ts';
import type { HeroTones } from '#src/model/content/schema.ts';
import { MEASURED_WIDTH_PX, tonesOn } from '#src/model/content/tones.ts';
import { catalogue, pages } from './demoContent.ts';
import { markDrawing } from './watermarks.ts';

/** The watermark that the public copies of a picture carry. */
export type Mark = MarkKind | 'none';

/** 'full' is for people; 'test' has the same pictures, smaller and quicker to make. */
export type Profile = 'full' | 'test';

/** A smaller copy of a picture, as visitors see it. */
export interface PublicCopy extends Size {
  readonly data: Buffer;
}

type Copies = Partial<Record<Mark, readonly PublicCopy[]>>;

/** A picture of the demo with everything that is derived from its original. */
export interface DemoPicture extends Size {
  readonly placeholder: string;
  readonly original: Buffer;
  /** The smallest width without a watermark. */
  readonly preview: Buffer;
  readonly copies: Copies;
  readonly tones: HeroTones;
}

const FOLDER = join(import.meta.dirname, '../../demo');
const TEST_LONGEST_PX = 856;
const PLACEHOLDER_QUALITY = 50;
/** One step more takes twice the time and saves three bytes of a hundred. */
const ENCODER_EFFORT = 2;

/**
 * Each mark has one quality, because the places that show it share its copies. The dashboard tells them
 * apart: it compresses pictures of a client's gallery less than that of the front page.
 */
const qualityOf = (mark: Mark): number =>
  Math.round((mark === 'none' ? WEBP_CONVERSION_QUALITY : ALBUM_WATERMARK_QUALITY) * 100);

const drawings = new Map<string, Promise<Buffer>>();

/** Draws a watermark once for each size: many pictures have the same. */
function drawMark(mark: MarkKind, { width, height }: Size): Promise<Buffer> {
  const key = `${mark} ${width} ${height}`;
  const drawing = drawings.get(key) ?? sharp(markDrawing(mark, { width, height })).raw().toBuffer();
  drawings.set(key, drawing);
  return drawing;
}

/** Makes the public widths of a picture, once with each of the watermarks. */
export async function makeCopies(
  original: Buffer,
  size: Size,
  { marks, effort = ENCODER_EFFORT }: { marks: Iterable<Mark>; effort?: number },
): Promise<Copies> {
  const targets = publishedWidths(size.width).map((width) => scaledToWidth(size, width));
  const { width, height } = targets.at(-1) ?? size;
  // Scaled down once and from there on: reading the original is the slow part.
  const data = await sharp(original).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const makeCopy = async (target: Size, mark: Mark): Promise<PublicCopy> => {
    const scaled = sharp(data, { raw: { width, height, channels: 3 } });
    scaled.resize(target.width, target.height, { fit: 'fill' });
    if (mark !== 'none') {
      const raw = { width: target.width, height: target.height, channels: 4 as const };
      scaled.composite([{ input: await drawMark(mark, target), raw }]);
    }
    const webp = await scaled.webp({ quality: qualityOf(mark), effort }).toBuffer();
    return { ...target, data: webp };
  };
  const copies: Copies = {};
  for (const mark of marks) {
    copies[mark] = await Promise.all(targets.map((target) => makeCopy(target, mark)));
  }
  return copies;
}

/** A picture of a few pixels as a data URL, shown until the real one arrives. */
export async function makePlaceholder(original: Buffer): Promise<string> {
  const tiny = await sharp(original)
    .resize(PLACEHOLDER_WIDTH_PX)
    .webp({ quality: PLACEHOLDER_QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}

/** How words are set on the picture. */
async function measureTones(original: Buffer): Promise<HeroTones> {
  const spots = sharp(original).resize(MEASURED_WIDTH_PX).ensureAlpha().raw();
  const { data, info } = await spots.toBuffer({ resolveWithObject: true });
  return tonesOn({ data, width: info.width, height: info.height });
}

/** The smallest width without a watermark. */
export async function makePreview(original: Buffer, effort = ENCODER_EFFORT): Promise<Buffer> {
  const [width] = PICTURE_WIDTHS_PX;
  return sharp(original)
    .resize(width, null, { withoutEnlargement: true })
    .webp({ quality: qualityOf('none'), effort })
    .toBuffer();
}

/** A bare JPEG for a place where a picture is public as it is, no wider than asked for. */
export async function makeJpeg(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original)
    .resize(width, null, { withoutEnlargement: true })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer();
}

/** All pictures that the content names, each with the watermarks of the places where it is shown. */
export function wantedPictures(): Map<string, Set<Mark>> {
  const wanted = new Map<string, Set<Mark>>();
  const want = (id: string, mark: Mark): void => {
    wanted.set(id, (wanted.get(id) ?? new Set()).add(mark));
  };
  const sold = [...catalogue.albums.flatMap(({ pictures }) => pictures), ...catalogue.singleImages];
  for (const { picture } of sold) want(picture, 'shop');
  for (const { picture } of catalogue.portfolio) want(picture, 'portfolio');
  const unmarked = [...catalogue.clientGallery.pictures, pages.frontPage, pages.about];
  for (const { picture } of unmarked) want(picture, 'none');
  return wanted;
}

async function readOriginal(id: string, profile: Profile): Promise<Buffer> {
  const original = await readFile(join(FOLDER, `${id}.jpg`));
  if (profile === 'full') return original;
  return sharp(original)
    .resize(TEST_LONGEST_PX, TEST_LONGEST_PX, { fit: 'inside' })
    .jpeg()
    .toBuffer();
}

/** Reads a picture and derives its placeholder and its public copies. */
export async function derivePicture(
  id: string,
  marks: Iterable<Mark>,
  profile: Profile = 'full',
): Promise<DemoPicture> {
  const original = await readOriginal(id, profile);
  const { width, height } = await sharp(original).metadata();
  const copies = await makeCopies(original, { width, height }, { marks });
  const [placeholder, preview] = [await makePlaceholder(original), await makePreview(original)];
  const tones = await measureTones(original);
  return { width, height, placeholder, original, preview, copies, tones };
}

async function deriveAll(profile: Profile): Promise<ReadonlyMap<string, DemoPicture>> {
  const pictures = await mapWithLimit(
    [...wantedPictures()],
    availableParallelism(),
    async ([id, marks]) => [id, await derivePicture(id, marks, profile)] as const,
  );
  return new Map(pictures);
}

/** Derives all pictures of the content, once for each profile: asking early starts the work early. */
export const demoPictures: Readonly<
  Record<Profile, () => Promise<ReadonlyMap<string, DemoPicture>>>
> = { full: once(() => deriveAll('full')), test: once(() => deriveAll('test')) };
