import type { StoredDocument } from './converter.ts';

/** What a batch or a transaction can do with documents; paths come from `#src/shared/paths.ts`. */
export interface DocumentWriter {
  set(path: string, data: object): void;
  merge(path: string, data: object): void;
  update(path: string, data: object): void;
  remove(path: string): void;
}

export interface DocumentReader {
  read(path: string): Promise<StoredDocument | undefined>;
}
