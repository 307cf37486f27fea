/** A file that is written from its beginning to its end. */
export interface ZipOutput {
  write: (piece: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** What was written; undefined when it lies where the person wanted it. */
  finish: () => Promise<File | undefined>;
  discard: () => Promise<void>;
}

/** Writes to a file that the person has chosen. */
export async function writeTo(handle: FileSystemFileHandle): Promise<ZipOutput> {
  const writable = await handle.createWritable();
  return {
    write: (piece) => writable.write(piece),
    finish: async () => {
      await writable.close();
      return undefined;
    },
    discard: () => writable.abort(),
  };
}
