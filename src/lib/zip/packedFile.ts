/** A file as it goes into an archive: a picture's bytes, or a text. */
export interface PackedFile {
  name: string;
  content: Uint8Array<ArrayBuffer> | string;
}
