import type { HeicMetadata } from './heicFile.ts';

const ORIENTATION = 0x0112;
const UPRIGHT = 1;
const ENTRY_BYTES = 12;

/** A copy that says that the pixels are upright, as decoded ones are; otherwise they would be turned twice. */
function upright(exif: Uint8Array): Uint8Array {
  const copy = exif.slice();
  const view = new DataView(copy.buffer);
  const isLittleEndian = copy[0] === 'I'.charCodeAt(0);
  const directory = view.getUint32(4, isLittleEndian);
  const count = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (view.getUint16(entry, isLittleEndian) !== ORIENTATION) continue;
    view.setUint16(entry + 8, UPRIGHT, isLittleEndian);
  }
  return copy;
}

/** The same, or nothing of a block that is damaged: the picture is worth more than its words. */
function uprightIfWhole(exif: Uint8Array): Uint8Array | undefined {
  try {
    return upright(exif);
  } catch (thrown) {
    console.warn('The Exif of a picture is damaged, and left out', thrown);
    return undefined;
  }
}

const EXIF_NAME = 'Exif\0\0';
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
const MARKER = [0xff, 0xe1];
const START_BYTES = 2;
/** The length of a segment counts itself. */
const LENGTH_BYTES = 2;
const SEGMENT_MAX_BYTES = 0xffff;

/** One segment of a JPEG; nothing when the content is missing, or larger than a segment. */
function segment(name: string, content: Uint8Array | undefined): Uint8Array<ArrayBuffer>[] {
  if (!content) return [];
  const length = LENGTH_BYTES + name.length + content.length;
  if (length > SEGMENT_MAX_BYTES) return [];
  const letters = Array.from(name, (letter) => letter.charCodeAt(0));
  return [Uint8Array.from([...MARKER, length >> 8, length & 0xff, ...letters, ...content])];
}

/** Puts the metadata of another file into a JPEG whose pixels are upright. */
export function withMetadata(jpeg: Blob, { exif, xmp }: HeicMetadata): Blob {
  const segments = [...segment(EXIF_NAME, exif && uprightIfWhole(exif)), ...segment(XMP_NAME, xmp)];
  const parts = [jpeg.slice(0, START_BYTES), ...segments, jpeg.slice(START_BYTES)];
  return new Blob(parts, { type: jpeg.type });
}
