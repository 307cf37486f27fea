import { PendingDocument } from '../language/dialect.ts';
import { LimitFault, RuleFault } from '../language/faults.ts';
import { pathText, type Segment, type Value } from '../language/values.ts';

/** Cloud Storage denies a request whose rules read more. */
const DOCUMENTS_MAX = 2;

/** The documents that one request has asked for; a repeated question costs nothing. */
export class DocumentCache {
  private readonly documents = new Map<string, Value | undefined>();
  private readonly maximum: number;

  constructor(maximum = DOCUMENTS_MAX) {
    this.maximum = maximum;
  }

  read(segments: readonly Segment[]): Value | undefined {
    const path = fetchPath(segments);
    if (this.documents.has(path)) return this.documents.get(path);
    if (!isDocumentPath(segments)) {
      throw new RuleFault(
        `${pathText(segments)} is no document: write /databases/(default)/documents/… in full.`,
      );
    }
    if (segments.some(isImpossible)) return undefined;
    if (this.documents.size >= this.maximum) {
      throw new LimitFault(
        `A request may read ${this.maximum} Firestore documents, and ${path} is one more.`,
      );
    }
    throw new PendingDocument(path);
  }

  store(path: string, document: Value | undefined): void {
    this.documents.set(path, document);
  }
}

/** The path goes into an address, where the name of a document must not change its meaning. */
function fetchPath(segments: readonly Segment[]): string {
  return pathText(
    segments.map((each) => (typeof each === 'string' ? encodeURIComponent(each) : each)),
  );
}

/** Nothing in Firestore can bear such a name. */
function isImpossible(segment: Segment): boolean {
  return typeof segment !== 'string' || segment.includes('/') || /^\.{1,2}$/.test(segment);
}

function isDocumentPath(segments: readonly Segment[]): boolean {
  return (
    segments[0] === 'databases' &&
    segments[2] === 'documents' &&
    segments.length >= 5 &&
    segments.length % 2 === 1 &&
    segments.every((segment) => typeof segment === 'string' && segment !== '')
  );
}
