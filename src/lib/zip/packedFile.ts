/** The bytes of a picture. */
export type FileContent = Uint8Array<ArrayBuffer>;

/** A file as it goes into an archive. */
export interface PackedFile {
  name: string;
  content: FileContent | string;
}
