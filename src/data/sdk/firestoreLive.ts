import {
  collection,
  connectFirestoreEmulator,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import type { StoredDocument } from '../firestore/converter.ts';
import type { Observer, QuerySpec } from '../firestore/port.ts';
import type { Unsubscribe } from '../subscribeLater.ts';
import { firebaseApp } from './app.ts';

const db = getFirestore(firebaseApp());
// Failures are thrown as errors; the SDK would also log the request's data to the console.
setLogLevel('error');
if (env.backend === 'local') connectFirestoreEmulator(db, LOCAL_HOST, env.ports.firestore);

/*
 * Without a connection the SDK answers from its empty cache that a document does not exist. Only
 * the server can know that, so an empty answer from the cache is reported as a lost connection.
 */

export function watchDocument(
  path: string,
  observer: Observer<StoredDocument | undefined>,
): Unsubscribe {
  return onSnapshot(doc(db, path), {
    next: (snapshot) => {
      if (snapshot.exists()) observer.onNext({ id: snapshot.id, data: snapshot.data() });
      else if (snapshot.metadata.fromCache) observer.onOffline();
      else observer.onNext(undefined);
    },
    error: observer.onError,
  });
}

/** Returns the documents of an answer; an unchanged one is the same object as in the answer before. */
export function watchList(spec: QuerySpec, observer: Observer<StoredDocument[]>): Unsubscribe {
  const live = query(
    collection(db, spec.collection),
    ...(spec.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  );
  const known = new Map<string, StoredDocument>();
  const { isWhole = false } = spec;
  // The server's first answer may be what was known: then it changes nothing but where it is from.
  return onSnapshot(
    live,
    { includeMetadataChanges: isWhole },
    {
      next: (snapshot) => {
        for (const { type, doc: changed } of snapshot.docChanges()) {
          if (type === 'removed') known.delete(changed.id);
          else known.set(changed.id, { id: changed.id, data: changed.data() });
        }
        const { fromCache } = snapshot.metadata;
        if (snapshot.empty && fromCache) observer.onOffline();
        else if (!isWhole || !fromCache)
          observer.onNext(snapshot.docs.flatMap(({ id }) => known.get(id) ?? []));
      },
      error: observer.onError,
    },
  );
}
