const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const PICTURE_CHUNKS = ['VP8 ', 'VP8L'];

function ascii(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

/** The chunk that holds the picture itself. */
function pictureChunk(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = RIFF_HEADER_BYTES;
  while (offset + CHUNK_HEADER_BYTES <= bytes.length) {
    const size = view.getUint32(offset + 4, true);
    // Chunks begin at even places.
    const next = offset + CHUNK_HEADER_BYTES + size + (size % 2);
    if (PICTURE_CHUNKS.includes(ascii(bytes, offset))) return bytes.subarray(offset, next);
    offset = next;
  }
  return undefined;
}

/** Browsers add a colour profile of half a kilobyte, which is twice what a tiny picture weighs. */
function withoutProfile(bytes: Uint8Array): Uint8Array {
  const chunk = pictureChunk(bytes);
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
