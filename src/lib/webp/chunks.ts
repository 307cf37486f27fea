/*
 * A WebP file is a row of chunks: four letters, a length, and as many bytes, filled up to an even
 * number.
 */
export const RIFF_HEADER_BYTES = 12;
export const CHUNK_HEADER_BYTES = 8;

/** The chunks of a WebP that have one of these names, each with its header. */
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
