import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { Observer, QuerySpec } from '#src/data/firestore/port.ts';
import { find, follow, isKnown, query } from '../documents.ts';
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
  const { collection, isWhole = false } = spec;
  let isPart = !isWhole;
  const read = () => {
    const found = query(spec);
    const told = isPart ? found.filter(({ id }) => isKnown(`${collection}/${id}`)) : found;
    isPart = false;
    return told;
  };
  return watch(collection, read, observer);
}
