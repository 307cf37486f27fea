import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { QuerySpec } from '#src/data/firestore/port.ts';
import { find, follow, query } from '../documents.ts';
import { pass } from '../interruptions.ts';

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
  const state = { isStopped: false, stop: (): void => undefined };
  const begin = () => {
    if (state.isStopped) return;
    const tell = () => onNext(read());
    state.stop = follow({ place, tell, fail: onError });
    tell();
  };
  pass('watch', place).then(begin, (thrown: unknown) => {
    if (!state.isStopped) onError(thrown);
  });
  return () => {
    state.isStopped = true;
    state.stop();
  };
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
