import { CHUNK_HEADER_BYTES, chunksNamed, RIFF_HEADER_BYTES } from '#src/lib/webp/chunks.ts';

const PICTURE_CHUNKS = ['VP8 ', 'VP8L'];

/** Browsers add a colour profile of half a kilobyte, which is twice what a tiny picture weighs. */
function withoutProfile(bytes: Uint8Array): Uint8Array {
  const [chunk] = chunksNamed(bytes, PICTURE_CHUNKS);
  if (!chunk) return bytes;
  const bare = new Uint8Array(RIFF_HEADER_BYTES + chunk.length);
  bare.set(bytes.subarray(0, RIFF_HEADER_BYTES));
  new DataView(bare.buffer).setUint32(4, bare.length - CHUNK_HEADER_BYTES, true);
  bare.set(chunk, RIFF_HEADER_BYTES);
  return bare;
}

/** A tiny WebP as a data URL, with nothing in it but the picture. */
export async function bareWebpUrl(file: Blob): Promise<string> {
  const bytes = withoutProfile(new Uint8Array(await file.arrayBuffer()));
  return `data:${file.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}
