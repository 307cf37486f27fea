import { RuleFault } from '../language/faults.ts';
import { PendingDocument } from '../language/host.ts';
import { pathText, type Segment, type Value } from '../language/values.ts';

const DOCUMENTS_MAX = 10;
/** What production allows a storage rule; more is worth a warning here. */
const PRODUCTION_DOCUMENTS_MAX = 2;

/** The documents that one request has asked for; a repeated question costs nothing. */
export class DocumentCache {
  private readonly documents = new Map<string, Value | undefined>();

  read(segments: readonly Segment[]): Value | undefined {
    const path = fetchPath(segments);
    if (this.documents.has(path)) return this.documents.get(path);
    if (!isDocumentPath(segments)) {
      throw new RuleFault(
        `${pathText(segments)} is no document: write /databases/(default)/documents/… in full.`,
      );
    }
    if (segments.some(isImpossible)) return undefined;
    if (this.documents.size >= DOCUMENTS_MAX) {
      throw new RuleFault(`A request may read ${DOCUMENTS_MAX} documents at most.`);
    }
    throw new PendingDocument(path);
  }

  store(path: string, document: Value | undefined): void {
    this.documents.set(path, document);
  }

  /** A hint for rules that would fail in production. */
  get warning(): string | undefined {
    const { size } = this.documents;
    if (size <= PRODUCTION_DOCUMENTS_MAX) return undefined;
    return `This request read ${size} Firestore documents; Cloud Storage allows ${PRODUCTION_DOCUMENTS_MAX} in production.`;
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
