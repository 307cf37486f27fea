import { pass, passWatch } from '../interruptions.ts';
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
  const begin = () => {
    const stop = followNode({ path, tell });
    tell();
    return stop;
  };
  return passWatch(path, begin, failed);
}
