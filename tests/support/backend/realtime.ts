interface Follower {
  path: string;
  tell: () => void;
}

const CONNECTED = '.info/connected';

const nodes = new Map<string, unknown>([[CONNECTED, true]]);
const followers = new Set<Follower>();

/** The value of a node: its own, or what lies below it by name. */
export function valueOf(path: string): unknown {
  const below = [...nodes].filter(([each]) => each.startsWith(`${path}/`));
  if (below.length === 0) return nodes.get(path) ?? null;
  return Object.fromEntries(below.map(([each, value]) => [each.slice(path.length + 1), value]));
}

export function change(path: string, value: unknown): void {
  if (value === null) nodes.delete(path);
  else nodes.set(path, value);
  for (const follower of [...followers]) {
    if (path === follower.path || path.startsWith(`${follower.path}/`)) follower.tell();
  }
}

export function followNode(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

/** The values written by the page, in order; null where it removed one. */
const written: { path: string; value: unknown }[] = [];

export function write(path: string, value: unknown): void {
  written.push({ path, value });
  change(path, value);
}

/** The realtime database, as a test looks at it and changes it from elsewhere. */
export const realtime = {
  put: change,
  remove: (path: string): void => change(path, null),
  get: valueOf,
  written,
  /** True while the connection is open. */
  connect: (isOpen: boolean): void => change(CONNECTED, isOpen),
};

export function clearRealtime(): void {
  nodes.clear();
  written.length = 0;
  nodes.set(CONNECTED, true);
  followers.clear();
}
