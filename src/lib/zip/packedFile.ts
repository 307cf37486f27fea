/** The bytes of a picture as they came: putting large files together would take as long as fetching them. */
export type FileContent = readonly Uint8Array<ArrayBuffer>[];

/** A file as it goes into an archive. */
export interface PackedFile {
  name: string;
  content: FileContent | string;
}

/** How many bytes there are. */
export function lengthOf(content: FileContent): number {
  return content.reduce((sum, { length }) => sum + length, 0);
}
