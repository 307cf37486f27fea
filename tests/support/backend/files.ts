export interface StoredFile {
  blob: Blob;
  contentType: string;
  metadata: Record<string, string>;
  updatedAt: Date;
}

const stored = new Map<string, StoredFile>();

/** The file storage, as a test looks at it and changes it from elsewhere. */
export const files = {
  put: (path: string, blob: Blob, { metadata = {}, updatedAt = new Date() } = {}): void =>
    void stored.set(path, { blob, contentType: blob.type, metadata, updatedAt }),
  remove: (path: string): void => void stored.delete(path),
  get: (path: string): StoredFile | undefined => stored.get(path),
  /** The paths of all files below a folder, in order. */
  paths: (folder = ''): string[] =>
    [...stored.keys()].filter((path) => path.startsWith(folder)).sort(),
  /** Tells whoever sends a file to this path how much of it has come. */
  progress: (path: string, share: number): void => running.get(path)?.(share),
};

/** The uploads that are on their way. */
export const running = new Map<string, (share: number) => void>();

export function clearFiles(): void {
  stored.clear();
  running.clear();
}
