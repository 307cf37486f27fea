import { pass } from '../interruptions.ts';
import { followNode, realtime, valueOf, write } from '../realtime.ts';

/* Stands in for `src/data/sdk/database.ts`. */

interface Node {
  path: string;
}

export const database = {};

export const ref = (_database: object, path: string): Node => ({ path });
export const serverTimestamp = (): number => Date.now();
export const goOffline = (): void => realtime.connect(false);
export const goOnline = (): void => realtime.connect(true);
export const onDisconnect = () => ({ remove: () => Promise.resolve() });

export async function set({ path }: Node, value: unknown): Promise<void> {
  await pass('write', path);
  write(path, value);
}

export const remove = (node: Node): Promise<void> => set(node, null);

export function onValue(
  { path }: Node,
  next: (snapshot: { val: () => unknown }) => void,
  failed: (thrown: unknown) => void,
): () => void {
  const tell = () => next({ val: () => valueOf(path) });
  const state = { isStopped: false, stop: (): void => undefined };
  const begin = () => {
    if (state.isStopped) return;
    state.stop = followNode({ path, tell });
    tell();
  };
  pass('watch', path).then(begin, (thrown: unknown) => {
    if (!state.isStopped) failed(thrown);
  });
  return () => {
    state.isStopped = true;
    state.stop();
  };
}
