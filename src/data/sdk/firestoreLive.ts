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
// Failures leave as errors of the product; the SDK would also write the data of the request to the console.
setLogLevel('error');
if (env.backend === 'local') connectFirestoreEmulator(db, LOCAL_HOST, env.ports.firestore);

/*
 * Without a connection the SDK answers from its empty memory: "there is no such document". Only the
 * server knows that, so an answer out of nothing is reported as a lost connection instead.
 */

/** Follows one document; undefined when it does not exist. */
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

/** Follows the documents that a query finds. */
export function watchList(spec: QuerySpec, observer: Observer<StoredDocument[]>): Unsubscribe {
  const live = query(
    collection(db, spec.collection),
    ...(spec.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(spec.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  );
  return onSnapshot(live, {
    next: ({ docs, empty, metadata }) => {
      if (empty && metadata.fromCache) observer.onOffline();
      else observer.onNext(docs.map((snapshot) => ({ id: snapshot.id, data: snapshot.data() })));
    },
    error: observer.onError,
  });
}
