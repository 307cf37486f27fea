import { RE2JS } from 're2js';
import { isRecord } from '../tree/json.ts';
import {
  type Primitive,
  type TreeNode,
  splitPath,
  EMPTY,
  isLeaf,
  nodeAt,
  type Path,
} from '../tree/node.ts';

/** The value that `val()` gives for a branch: it can be compared, not looked into. */
export class BranchValue {
  readonly node: TreeNode;

  constructor(node: TreeNode) {
    this.node = node;
  }
}

/** Nested plain values: the signed-in user, the query. */
export type Dictionary = Readonly<Record<string, unknown>>;

export type Value =
  | Primitive
  | null
  | RuleSnapshot
  | RulePattern
  | BranchValue
  | Dictionary
  | readonly Value[];

/** An evaluation that has no result; the rule then does not hold. */
export class EvaluationError extends Error {}

/** True for nested plain data. */
export function isDictionary(value: Value): value is Dictionary {
  return (
    isRecord(value) &&
    !(value instanceof RuleSnapshot) &&
    !(value instanceof RulePattern) &&
    !(value instanceof BranchValue)
  );
}

/** Plain JSON as a value of the rules language; lists are read by index. */
export function toValue(json: unknown): Value {
  if (typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean') {
    return json;
  }
  if (Array.isArray(json)) return Object.fromEntries(Object.entries(json));
  return isRecord(json) ? json : null;
}

/** The value as text, or an evaluation error. */
export function expectText(value: Value | undefined): string {
  if (typeof value !== 'string') throw new EvaluationError('Expected a string.');
  return value;
}

/** The value as a number, or an evaluation error. */
export function expectNumber(value: Value): number {
  if (typeof value !== 'number') throw new EvaluationError('Expected a number.');
  return value;
}

/** The value as a truth, or an evaluation error. */
export function expectBoolean(value: Value): boolean {
  if (typeof value !== 'boolean') throw new EvaluationError('Expected a boolean.');
  return value;
}

/** A place in one state of the data: the value of `data`, `newData` and `root` in a rule. */
export class RuleSnapshot {
  readonly node: TreeNode;
  private readonly root: TreeNode;
  private readonly path: Path;

  constructor(root: TreeNode, path: Path) {
    this.root = root;
    this.path = path;
    this.node = nodeAt(root, path);
  }

  exists(): boolean {
    return this.node !== EMPTY;
  }

  child(path: string): RuleSnapshot {
    return path === ''
      ? new RuleSnapshot(EMPTY, [])
      : new RuleSnapshot(this.root, [...this.path, ...splitPath(path)]);
  }

  /** The place above, or null at the root. */
  parent(): RuleSnapshot | null {
    return this.path.length === 0 ? null : new RuleSnapshot(this.root, this.path.slice(0, -1));
  }

  hasChildren(): boolean {
    return this.node !== EMPTY && !isLeaf(this.node);
  }
}

// The rules language knows no lazy repeats, look-around, back references or boundaries.
const UNSUPPORTED = /\(\?|[*+?}][?+*]|\\[1-9bBkpPAzZ]/;
const ESCAPE_OR_SET = /\\[^1-9bBkpPAzZ]|\[(?:[^\]\\]|\\.)*\]/g;

/** A pattern of the rules language; matching takes linear time whatever the text. */
export class RulePattern {
  private readonly compiled: RE2JS;

  /** Takes a literal such as `/^a+$/i`; throws a plain-worded Error for what the language lacks. */
  constructor(literal: string) {
    const end = literal.lastIndexOf('/');
    const body = literal.slice(1, end);
    const flags = literal.slice(end + 1);
    if (flags !== '' && flags !== 'i') {
      throw new Error(`Unsupported regular expression flags '${flags}'.`);
    }
    if (UNSUPPORTED.test(body.replace(ESCAPE_OR_SET, 'x')))
      throw new Error('Unsupported regular expression.');
    try {
      this.compiled = RE2JS.compile(body, flags === 'i' ? RE2JS.CASE_INSENSITIVE : 0);
    } catch {
      throw new Error('Invalid regular expression.');
    }
  }

  /** True when the pattern is found anywhere in the text. */
  test(text: string): boolean {
    return this.compiled.matcher(text).find();
  }
}
