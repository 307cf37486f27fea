import type { Primitive, TreeNode } from '../tree/treeNode.ts';
import { isRecord } from '../isRecord.ts';
import { RulePattern } from './rulePattern.ts';
import { RuleSnapshot } from './ruleSnapshot.ts';

/** What `val()` gives for a branch: it can be compared, not looked into. */
export class BranchValue {
  readonly node: TreeNode;

  constructor(node: TreeNode) {
    this.node = node;
  }
}

/** Nested plain values: the signed-in user, the query. */
export type Dictionary = Readonly<Record<string, unknown>>;

export type Value =
  Primitive | null | RuleSnapshot | RulePattern | BranchValue | Dictionary | readonly Value[];

/** An evaluation that has no result; the rule then does not hold. */
export class EvaluationError extends Error {}

/** Whether a value is nested plain data. */
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
