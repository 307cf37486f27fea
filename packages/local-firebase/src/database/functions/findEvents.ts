import { hashNode } from '../tree/hash.ts';
import { childOf, EMPTY, type Path, type TreeNode } from '../tree/treeNode.ts';

export type EventKind = 'create' | 'update' | 'delete';

/** A place that changed and matches a trigger. */
export interface DataEvent {
  readonly path: Path;
  readonly before: TreeNode;
  readonly after: TreeNode;
  readonly kind: EventKind;
  /** What the pattern's `{names}` stand for. */
  readonly params: Readonly<Record<string, string>>;
}

function kindOf(before: TreeNode, after: TreeNode): EventKind {
  if (before === EMPTY) return 'create';
  return after === EMPTY ? 'delete' : 'update';
}

function wildcardName(segment: string): string | null {
  return /^\{([^=}]+)(?:=\*)?\}$/.exec(segment)?.[1] ?? (segment === '*' ? '' : null);
}

/** The changed places that a pattern such as `['users', '{uid}']` names. */
export function findEvents(
  pattern: readonly string[],
  event: Omit<DataEvent, 'kind'>,
): DataEvent[] {
  const { before, after, path, params } = event;
  if (before === after) return [];
  const [segment, ...rest] = pattern;
  if (segment === undefined) {
    const isSame = hashNode(before) === hashNode(after);
    return isSame ? [] : [{ ...event, kind: kindOf(before, after) }];
  }
  const name = wildcardName(segment);
  const keys =
    name === null ? [segment] : new Set([...before.children.keys(), ...after.children.keys()]);
  return [...keys].flatMap((key) =>
    findEvents(rest, {
      path: [...path, key],
      before: childOf(before, key),
      after: childOf(after, key),
      params: name === null || name === '' ? params : { ...params, [name]: key },
    }),
  );
}
