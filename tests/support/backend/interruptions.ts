import { AppError } from '#src/model/base/errors.ts';

/** The operations that can fail or be held; the place of a `call` is the path of a function, of `auth` the SDK's own function. */
export type Operation =
  | 'read'
  | 'count'
  | 'watch'
  | 'write'
  /** A write that is stored by now, and whose answer is on its way. */
  | 'answer'
  | 'upload'
  | 'download'
  | 'describe'
  | 'list'
  | 'delete'
  | 'call'
  | 'auth';

const changes: readonly Operation[] = ['write', 'answer', 'upload', 'delete'];

interface Interruption {
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
const interruptions = new Set<Interruption>();
const gates = new Set<Gate>();

function isBelow(place: string, path: string): boolean {
  return place === '' || path === place || path.startsWith(`${place}/`);
}

/** Every operation passes here before it happens. */
export async function pass(operation: Operation, path: string): Promise<void> {
  asked.push({ operation, path });
  for (const interruption of interruptions) {
    if (interruption.operation !== operation || !isBelow(interruption.place, path)) continue;
    await interruption.way();
    return;
  }
}

/** The number of operations that change something, or were to. */
export const changeCount = (): number =>
  asked.filter(({ operation }) => changes.includes(operation)).length;

/** The paths of all such operations that were tried, each in its turn. */
export function attempts(operation: Operation, place = ''): string[] {
  return asked
    .filter((each) => each.operation === operation && isBelow(place, each.path))
    .map(({ path }) => path);
}

/** Begins to follow once the watch passes, unless it is stopped before that; the answer stops it. */
export function passWatch(
  place: string,
  begin: () => () => void,
  failed: (thrown: unknown) => void,
): () => void {
  const state = { isStopped: false, stop: (): void => undefined };
  pass('watch', place).then(
    () => {
      if (!state.isStopped) state.stop = begin();
    },
    (thrown: unknown) => {
      if (!state.isStopped) failed(thrown);
    },
  );
  return () => {
    state.isStopped = true;
    state.stop();
  };
}

function interrupt(interruption: Interruption): () => void {
  interruptions.add(interruption);
  return () => void interruptions.delete(interruption);
}

/** Lets every such operation fail until the answer is called. */
export function fail(
  operation: Operation,
  place = '',
  error: Error = new AppError('network'),
): () => void {
  return interrupt({ operation, place, way: () => Promise.reject(error) });
}

/** Lets the next such operation fail, and no other. */
export function failNext(operation: Operation, place = '', error?: Error): void {
  const thrown = error ?? new AppError('network');
  const way = () => {
    mend();
    return Promise.reject(thrown);
  };
  const mend = interrupt({ operation, place, way });
}

/**
 * Lets everything that changes something fail after so many of these operations, as where a connection is
 * cut, until the answer is called.
 */
export function cutAfter(count: number): () => void {
  let passed = 0;
  const way = () => {
    passed += 1;
    return passed > count ? Promise.reject(new AppError('network')) : Promise.resolve();
  };
  const mended = changes.map((operation) => interrupt({ operation, place: '', way }));
  return () => mended.forEach((mend) => mend());
}

/** Lets such operations wait until the gate opens or fails; those that come later pass. */
export function hold(operation: Operation, place = ''): Gate {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  // A gate that fails before anything waits at it is no unhandled rejection.
  promise.catch(() => undefined);
  const mend = interrupt({ operation, place, way: () => promise });
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
export function clearInterruptions(): boolean {
  const couldWait = gates.size > 0;
  for (const gate of [...gates]) gate.failWith(new AppError('cancelled'));
  interruptions.clear();
  asked.length = 0;
  return couldWait;
}
