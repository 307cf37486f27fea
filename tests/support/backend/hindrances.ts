import { AppError } from '#src/model/base/errors.ts';

/** What can fail or be held; the place of a `call` is the path of a function, of `auth` the SDK's own function. */
export type Operation =
  | 'read'
  | 'count'
  | 'watch'
  | 'write'
  | 'upload'
  | 'download'
  | 'describe'
  | 'list'
  | 'delete'
  | 'call'
  | 'auth';

interface Hindrance {
  operation: Operation;
  /** A path, or the beginning of one up to a slash: all that lies below is meant too. */
  place: string;
  way: () => Promise<void>;
}

export interface Gate {
  open: () => void;
  failWith: (error: Error) => void;
}

const asked: { operation: Operation; path: string }[] = [];
const hindrances = new Set<Hindrance>();
const gates = new Set<Gate>();

function isBelow(place: string, path: string): boolean {
  return place === '' || path === place || path.startsWith(`${place}/`);
}

/** Every operation passes here before it happens. */
export async function pass(operation: Operation, path: string): Promise<void> {
  asked.push({ operation, path });
  for (const hindrance of hindrances) {
    if (hindrance.operation !== operation || !isBelow(hindrance.place, path)) continue;
    await hindrance.way();
    return;
  }
}

/** The paths of all such operations that were tried, each in its turn. */
export function attempts(operation: Operation, place = ''): string[] {
  return asked
    .filter((each) => each.operation === operation && isBelow(place, each.path))
    .map(({ path }) => path);
}

function hinder(hindrance: Hindrance): () => void {
  hindrances.add(hindrance);
  return () => void hindrances.delete(hindrance);
}

/** Lets every such operation fail until the answer is called. */
export function fail(
  operation: Operation,
  place = '',
  error: Error = new AppError('network'),
): () => void {
  return hinder({ operation, place, way: () => Promise.reject(error) });
}

/** Lets the next such operation fail, and no other. */
export function failNext(operation: Operation, place = '', error?: Error): void {
  const thrown = error ?? new AppError('network');
  const way = () => {
    mend();
    return Promise.reject(thrown);
  };
  const mend = hinder({ operation, place, way });
}

/** Lets such operations wait until the gate opens or fails; those that come later pass. */
export function hold(operation: Operation, place = ''): Gate {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  // A gate that fails before anything waits at it is no unhandled rejection.
  promise.catch(() => undefined);
  const mend = hinder({ operation, place, way: () => promise });
  const settle = (how: () => void) => {
    mend();
    gates.delete(gate);
    how();
  };
  const gate: Gate = {
    open: () => settle(() => resolve(undefined)),
    failWith: (error) => settle(() => reject(error)),
  };
  gates.add(gate);
  return gate;
}

/** Forgets all; what still waits is called off. The answer is whether anything could wait. */
export function clearHindrances(): boolean {
  const couldWait = gates.size > 0;
  for (const gate of [...gates]) gate.failWith(new AppError('cancelled'));
  hindrances.clear();
  asked.length = 0;
  return couldWait;
}
