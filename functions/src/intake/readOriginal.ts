import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Metadata, Sharp } from 'sharp';
import { heicPixels, readHeicMetadata } from '../../../src/lib/pictures/heicPixels.ts';
import { withMetadata } from '../../../src/lib/pictures/jpegMetadata.ts';
import { once } from '../../../src/model/base/async.ts';
import { AppError } from '../../../src/model/base/errors.ts';
import type { Size } from '../../../src/model/base/geometry.ts';
import { MEGABYTE } from '../../../src/model/base/units.ts';
import { isDisguised } from '../../../src/model/files/disguise.ts';
import { type FileType, isHeicFile, sniffFileType } from '../../../src/model/files/mediaPolicy.ts';
import { INTAKE_MAX_PIXELS } from '../../../src/model/intake/schema.ts';
import { PAPER } from '../../../src/model/watermarks/picturePlan.ts';
import { loadSharp } from './drawPicture.ts';

/** An original that has been looked at. */
export interface Original {
  /** Its pixels; upright once they are turned as the file says. */
  source: Sharp;
  /** Upright. */
  size: Size;
  /** The file that is kept and sold. */
  file: Buffer;
  type: FileType;
  /** True when it is kept as it arrived. */
  isKept: boolean;
}

/** Sharp's names of the accepted types. Others it would render with everything that they refer to. */
const FORMATS: Partial<Record<FileType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Ten bytes a pixel in the decoder and eight beside it have to fit into an instance. */
const HEIC_MAX_PIXELS = 50_000_000;

const HEIC_JPEG_QUALITY = 95;

/** As much fits into an instance beside the file and its drawings. */
const UNPACKED_MAX_BYTES = 600 * MEGABYTE;

/** The decoder of WebP holds the picture, and hands out another one. */
const WEBP_PIXEL_BYTES = 8;

/** The bytes of a pixel that is unpacked as it is. */
const plainBytes = ({ channels, depth }: Metadata): number =>
  channels * (depth === 'uchar' ? 1 : 2);

/**
 * The bytes of a pixel in a decoder that does not read line by line: a WebP and an interlaced PNG are unpacked as a
 * whole, and a progressive JPEG keeps two bytes for each value until its last pass.
 */
function decoderBytes(metadata: Metadata): number {
  const { isProgressive, format, channels, chromaSubsampling } = metadata;
  if (format === 'webp') return WEBP_PIXEL_BYTES;
  if (!isProgressive) return 0;
  if (format === 'png') return plainBytes(metadata);
  return channels * (chromaSubsampling === '4:2:0' ? 1 : 2);
}

/** Up to this orientation rows stay rows in their order; others are turned as a whole. */
const LAST_UNTURNED = 2;

const turnedBytes = (metadata: Metadata): number =>
  (metadata.orientation ?? 1) > LAST_UNTURNED ? plainBytes(metadata) : 0;

function hasTooManyPixels(metadata: Metadata): boolean {
  const pixels = metadata.width * metadata.height;
  const unpackedBytes = pixels * (decoderBytes(metadata) + turnedBytes(metadata));
  return pixels > INTAKE_MAX_PIXELS || unpackedBytes > UNPACKED_MAX_BYTES;
}

const require = createRequire(import.meta.url);

const compiledDecoder = once(async () =>
  WebAssembly.compile(await readFile(require.resolve('libheif-js/libheif-wasm/libheif.wasm'))),
);

async function startDecoder() {
  const { default: start } = await import('libheif-js/libheif-wasm/libheif.js');
  const module = await compiledDecoder();
  return start({
    instantiateWasm: (
      imports: WebAssembly.Imports,
      begin: (instance: WebAssembly.Instance) => WebAssembly.Exports,
    ) => begin(new WebAssembly.Instance(module, imports)),
  });
}

/** A HEIC file is sold as JPEG, which every program opens; it keeps its metadata. */
async function readHeic(bytes: Uint8Array<ArrayBuffer>): Promise<Original> {
  const sharp = await loadSharp();
  const { data, width, height } = await heicPixels(bytes, startDecoder, HEIC_MAX_PIXELS);
  const raw = { width, height, channels: 4 as const };
  const jpeg = await sharp(data, { raw })
    .flatten({ background: PAPER })
    .jpeg({ quality: HEIC_JPEG_QUALITY })
    .toBuffer();
  const blob = new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
  const whole = withMetadata(blob, await readHeicMetadata(new Blob([bytes])));
  const file = Buffer.from(await whole.arrayBuffer());
  // The metadata lay elsewhere in the file that arrived, and stand at the beginning of this one.
  if (isDisguised(file)) throw new AppError('upload/not-a-picture');
  const source = sharp(jpeg, { failOn: 'error' });
  return { source, size: { width, height }, file, type: 'image/jpeg', isKept: false };
}

/**
 * Looks at an original by its content: its name and its declared type prove nothing. Throws for what is no
 * picture, for one that is something else as well, and for one that would not fit into memory.
 */
export async function readOriginal(file: Buffer): Promise<Original> {
  if (isDisguised(file)) throw new AppError('upload/not-a-picture');
  const bytes = new Uint8Array(file.buffer as ArrayBuffer, file.byteOffset, file.length);
  if (await isHeicFile(new Blob([bytes.subarray(0, 512)]))) return readHeic(bytes);
  const type = sniffFileType(file);
  const format = type && FORMATS[type];
  if (!type || !format) throw new AppError('upload/not-a-picture');
  const sharp = await loadSharp();
  const source = sharp(file, { failOn: 'error', limitInputPixels: INTAKE_MAX_PIXELS });
  // Asked without the limit: a file that claims too much is told apart from a damaged one.
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('upload/unreadable', { cause });
    });
  if (metadata.format !== format) throw new AppError('upload/not-a-picture');
  if (hasTooManyPixels(metadata)) throw new AppError('upload/too-many-pixels');
  const { width, height } = metadata.autoOrient;
  return { source, size: { width, height }, file, type, isKept: true };
}
