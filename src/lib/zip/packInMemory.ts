import JSZip from 'jszip';
import { ZIP_DEFLATE_LEVEL } from '#src/shared/limits.ts';
import { lengthOf } from './packedFile.ts';
import type { FileContent, PackedFile } from './packedFile.ts';

function joined(chunks: FileContent): Uint8Array {
  const whole = new Uint8Array(lengthOf(chunks));
  let place = 0;
  for (const chunk of chunks) {
    whole.set(chunk, place);
    place += chunk.length;
  }
  return whole;
}

/** An archive as one piece in memory. Pictures are compressed already and are stored as they are. */
export async function packInMemory(
  files: AsyncIterable<PackedFile>,
  onPacking: () => void,
): Promise<Blob> {
  const zip = new JSZip();
  for await (const { name, content } of files) {
    const options = { createFolders: false };
    if (typeof content === 'string') zip.file(name, content, options);
    else zip.file(name, joined(content), { ...options, binary: true, compression: 'STORE' });
  }
  onPacking();
  return zip.generateAsync({
    type: 'blob',
    compression: 'DEFLATE',
    compressionOptions: { level: ZIP_DEFLATE_LEVEL },
    mimeType: 'application/zip',
  });
}
