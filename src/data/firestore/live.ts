import type * as z from 'zod/mini';
import { once } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { fromSdk } from '../errors.ts';
import { subscribeLater, type Unsubscribe } from '../subscribeLater.ts';
import { decode, decodeList, type StoredDocument } from './converter.ts';
import type { Observer, QuerySpec } from './port.ts';

export type OnError = (error: AppError) => void;

const firestore = once(() => import('../sdk/firestoreLive.ts'));

type LiveSdk = Awaited<ReturnType<typeof firestore>>;

function start(subscribe: (sdk: LiveSdk) => Unsubscribe, onError: OnError): Unsubscribe {
  return subscribeLater(firestore, subscribe, (thrown) => onError(fromSdk(thrown)));
}

function observer<Stored>(onNext: (stored: Stored) => void, onError: OnError): Observer<Stored> {
  return {
    onNext,
    onError: (thrown) => onError(fromSdk(thrown)),
    onOffline: () => onError(new AppError('offline')),
  };
}

/** Follows one document; its value is undefined while it does not exist. */
export function watchDocument<Output>(
  path: string,
  schema: z.ZodMiniType<Output>,
  { onNext, onError }: { onNext: (value: Output | undefined) => void; onError: OnError },
): Unsubscribe {
  const receive = (stored: StoredDocument | undefined) => {
    const value = stored && decode(schema, stored);
    if (stored && value === undefined) {
      onError(new AppError('invalid-record', { details: { path } }));
    } else onNext(value);
  };
  return start((sdk) => sdk.watchDocument(path, observer(receive, onError)), onError);
}

/** Follows the valid documents of a query. In a list of thousands, only those that have changed are decoded anew. */
export function watchList<Output>(
  spec: QuerySpec,
  schema: z.ZodMiniType<Output>,
  { onNext, onError }: { onNext: (values: Output[]) => void; onError: OnError },
): Unsubscribe {
  const known = new WeakMap<StoredDocument, Output[]>();
  const decoded = (stored: StoredDocument) => {
    const values = known.get(stored) ?? decodeList(schema, [stored]);
    known.set(stored, values);
    return values;
  };
  const receive = (stored: StoredDocument[]) => onNext(stored.flatMap(decoded));
  return start((sdk) => sdk.watchList(spec, observer(receive, onError)), onError);
}
