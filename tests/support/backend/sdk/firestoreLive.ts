import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { Observer, QuerySpec } from '#src/data/firestore/port.ts';
import { find, follow, query } from '../documents.ts';
import { passWatch } from '../interruptions.ts';

/* Stands in for `src/data/sdk/firestoreLive.ts`. */

function watch<Value>(
  place: string,
  read: () => Value,
  { onNext, onError, onOffline }: Observer<Value>,
): () => void {
  const tell = () => onNext(read());
  const begin = () => {
    const stop = follow({ place, tell, fail: onError, wait: onOffline });
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
