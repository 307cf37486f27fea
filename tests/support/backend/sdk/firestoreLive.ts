import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { QuerySpec } from '#src/data/firestore/port.ts';
import { find, follow, query } from '../documents.ts';
import { passWatch } from '../interruptions.ts';

/* Stands in for `src/data/sdk/firestoreLive.ts`. It is never offline: a test breaks a connection instead. */

interface Observer<Value> {
  onNext: (value: Value) => void;
  onError: (thrown: unknown) => void;
}

function watch<Value>(
  place: string,
  read: () => Value,
  { onNext, onError }: Observer<Value>,
): () => void {
  const tell = () => onNext(read());
  const begin = () => {
    const stop = follow({ place, tell, fail: onError });
    tell();
    return stop;
  };
  return passWatch(place, begin, onError);
}

export function watchDocument(
  path: string,
  observer: Observer<StoredDocument | undefined>,
): () => void {
  return watch(path, () => find(path), observer);
}

export function watchList(spec: QuerySpec, observer: Observer<StoredDocument[]>): () => void {
  return watch(spec.collection, () => query(spec), observer);
}
