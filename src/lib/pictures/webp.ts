import type { Size } from '#src/model/base/geometry.ts';
import { PLACEHOLDER_MAX_LENGTH } from '#src/model/catalogue/pictureFiles.ts';

/*
 * A WebP file is a sequence of chunks: a name of four letters, a length, and that many bytes,
 * padded to an even number.
 */
export const RIFF_HEADER_BYTES = 12;
export const CHUNK_HEADER_BYTES = 8;

/** Finds the chunks with one of these names, each with its header. */
export function chunksNamed(webp: Uint8Array, names: readonly string[]): Uint8Array[] {
  const view = new DataView(webp.buffer, webp.byteOffset, webp.byteLength);
  const found: Uint8Array[] = [];
  for (let offset = RIFF_HEADER_BYTES; offset + CHUNK_HEADER_BYTES <= webp.length;) {
    const size = view.getUint32(offset + 4, true);
    const end = offset + CHUNK_HEADER_BYTES + size + (size % 2);
    const name = String.fromCharCode(...webp.subarray(offset, offset + 4));
    if (names.includes(name)) found.push(webp.subarray(offset, end));
    offset = end;
  }
  return found;
}

const PICTURE_CHUNKS = ['VP8 ', 'VP8L'];

/**
 * Removes the colour profile of half a kilobyte that browsers add, twice the size of a tiny
 * picture.
 */
function withoutProfile(bytes: Uint8Array): Uint8Array {
  const [chunk] = chunksNamed(bytes, PICTURE_CHUNKS);
  if (!chunk) return bytes;
  const bare = new Uint8Array(RIFF_HEADER_BYTES + chunk.length);
  bare.set(bytes.subarray(0, RIFF_HEADER_BYTES));
  new DataView(bare.buffer).setUint32(4, bare.length - CHUNK_HEADER_BYTES, true);
  bare.set(chunk, RIFF_HEADER_BYTES);
  return bare;
}

/** Converts a tiny WebP to a data URL with nothing but the picture; empty when a record has no room for it. */
export async function placeholderUrl(file: Blob): Promise<string> {
  const bytes = withoutProfile(new Uint8Array(await file.arrayBuffer()));
  const url = `data:${file.type};base64,${btoa(String.fromCharCode(...bytes))}`;
  return url.length > PLACEHOLDER_MAX_LENGTH ? '' : url;
}

/*
 * An animation is a header, the number of repetitions, and the chunks of still pictures, each in a
 * frame.
 */
const FRAME_CHUNKS = ['ALPH', 'VP8 ', 'VP8L'];
const IS_ANIMATED = 0x02;
const HAS_ALPHA = 0x10;
const REPLACE_PREVIOUS_FRAME = 0x02;
const LOOP_FOREVER = 0;

export interface WebpFrame {
  /** A still WebP of the animation's size. */
  webp: Uint8Array;
  durationMs: number;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

function littleEndian(value: number, byteCount: number): Uint8Array {
  return Uint8Array.from({ length: byteCount }, (_, index) => (value >>> (8 * index)) & 0xff);
}

function letters(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function chunk(name: string, ...content: Uint8Array[]): Uint8Array {
  const body = joined(content);
  return joined([
    letters(name),
    littleEndian(body.length, 4),
    body,
    new Uint8Array(body.length % 2),
  ]);
}

function frame({ width, height }: Size, { webp, durationMs }: WebpFrame): Uint8Array {
  return chunk(
    'ANMF',
    littleEndian(0, 3),
    littleEndian(0, 3),
    littleEndian(width - 1, 3),
    littleEndian(height - 1, 3),
    littleEndian(Math.round(durationMs), 3),
    littleEndian(REPLACE_PREVIOUS_FRAME, 1),
    ...chunksNamed(webp, FRAME_CHUNKS),
  );
}

/** Builds an animation from still pictures of one size; it repeats for ever, as most GIFs do. */
export function animatedWebp(size: Size, frames: readonly WebpFrame[]): Uint8Array<ArrayBuffer> {
  const body = joined([
    letters('WEBP'),
    chunk(
      'VP8X',
      littleEndian(IS_ANIMATED | HAS_ALPHA, 4),
      littleEndian(size.width - 1, 3),
      littleEndian(size.height - 1, 3),
    ),
    chunk('ANIM', littleEndian(0, 4), littleEndian(LOOP_FOREVER, 2)),
    ...frames.map((each) => frame(size, each)),
  ]);
  return joined([letters('RIFF'), littleEndian(body.length, 4), body]);
}
