import { hashNode } from '../tree/compare.ts';
import { isWithin, nodeAt, type Path, type TreeNode } from '../tree/node.ts';
import { applyQuery, type Query } from '../tree/query.ts';
import { touches, type Write } from '../tree/writes.ts';

/** Something that happened to the data. */
interface Commit {
  readonly before: TreeNode;
  readonly after: TreeNode;
  readonly writes: readonly Write[];
}

/** A place somebody watches. */
export interface Watch {
  readonly path: Path;
  readonly query: Query | null;
}

/** The message for a watcher. */
export type Change =
  | { readonly kind: 'set'; readonly path: Path; readonly node: TreeNode }
  | {
      readonly kind: 'merge';
      readonly path: Path;
      /** By path below the watched place. */
      readonly nodes: ReadonlyMap<string, TreeNode>;
    };

function windowChange(watch: Watch, commit: Commit): Change | null {
  const before = nodeAt(commit.before, watch.path);
  const after = nodeAt(commit.after, watch.path);
  if (before === after) return null;
  const node = applyQuery(after, watch.query);
  const isSame = hashNode(applyQuery(before, watch.query)) === hashNode(node);
  return isSame ? null : { kind: 'set', path: watch.path, node };
}

/** The change a watcher sees in a commit; null when it concerns somebody else. */
export function changeFor(watch: Watch, commit: Commit): Change | null {
  const { path } = watch;
  const writes = commit.writes.filter((write) => touches(write, path));
  const [first] = writes;
  if (first === undefined) return null;
  if (watch.query !== null) return windowChange(watch, commit);
  if (writes.some((write) => isWithin(path, write.path))) {
    return { kind: 'set', path, node: nodeAt(commit.after, path) };
  }
  if (writes.length === 1) {
    return { kind: 'set', path: first.path, node: nodeAt(commit.after, first.path) };
  }
  const nodes = writes.map(
    (write) => [write.path.slice(path.length).join('/'), nodeAt(commit.after, write.path)] as const,
  );
  return { kind: 'merge', path, nodes: new Map(nodes) };
}
