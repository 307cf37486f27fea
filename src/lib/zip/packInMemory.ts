import JSZip from 'jszip';
import type { PackedFile } from './messages.ts';

export const ZIP_DEFLATE_LEVEL = 6;

/** Builds an archive in memory. Pictures are already compressed and stored as they are. */
export async function packInMemory(
  files: AsyncIterable<PackedFile>,
  onPacking: () => void,
): Promise<Blob> {
  const zip = new JSZip();
  for await (const { name, content } of files) {
    const options = { createFolders: false };
    if (typeof content === 'string') zip.file(name, content, options);
    else zip.file(name, content, { ...options, binary: true, compression: 'STORE' });
  }
  onPacking();
  return zip.generateAsync({
    type: 'blob',
    compression: 'DEFLATE',
    compressionOptions: { level: ZIP_DEFLATE_LEVEL },
    mimeType: 'application/zip',
  });
}
