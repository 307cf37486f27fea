import type { Segment, Value } from './values.ts';

/** What a request brings: its variables, and a way to the documents. */
export interface Host {
  variables: ReadonlyMap<string, Value>;
  /** The document at a path, or undefined where there is none. May throw PendingDocument. */
  document: (segments: readonly Segment[]) => Value | undefined;
}

/** Leaves an evaluation until a document has been fetched; it then starts over with the document. */
export class PendingDocument extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`The document ${path} is not at hand yet.`);
    this.name = 'PendingDocument';
    this.path = path;
  }
}
