import type { Primitive } from '../tree/node.ts';
import type { RulePattern } from './values.ts';

export type ComparisonOperator = '==' | '===' | '!=' | '!==' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = ComparisonOperator | ArithmeticOperator;

interface At {
  /** The offset of the part in the rule's text. */
  readonly at: number;
}

/** The syntax tree of a rule. */
export type Expression = At &
  (
    | { readonly kind: 'literal'; readonly value: Primitive | null }
    | { readonly kind: 'pattern'; readonly pattern: RulePattern }
    | { readonly kind: 'list'; readonly items: readonly Expression[] }
    | { readonly kind: 'variable'; readonly name: string }
    | {
        readonly kind: 'member';
        readonly object: Expression;
        readonly property: Expression;
      }
    | {
        readonly kind: 'call';
        readonly object: Expression;
        readonly method: string;
        readonly args: readonly Expression[];
      }
    | {
        readonly kind: 'unary';
        readonly operator: '!' | '-';
        readonly operand: Expression;
      }
    | {
        readonly kind: 'logical';
        readonly operator: '&&' | '||';
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'binary';
        readonly operator: BinaryOperator;
        readonly left: Expression;
        readonly right: Expression;
      }
    | {
        readonly kind: 'choice';
        readonly test: Expression;
        readonly yes: Expression;
        readonly no: Expression;
      }
  );

/** The rules for one place; `wildcard` serves the children that have no rules of their own. */
export interface RuleTree {
  readonly read: Expression | null;
  readonly write: Expression | null;
  readonly validate: Expression | null;
  readonly indexes: ReadonlySet<string>;
  readonly children: ReadonlyMap<string, RuleTree>;
  readonly wildcard: { readonly name: string; readonly rules: RuleTree } | null;
}

const OPEN: Expression = { kind: 'literal', value: true, at: 0 };

/** Everybody may read and write everything: what a database without rules does locally. */
export const OPEN_RULES: RuleTree = {
  read: OPEN,
  write: OPEN,
  validate: null,
  indexes: new Set(),
  children: new Map(),
  wildcard: null,
};

export interface RuleStep {
  readonly rules: RuleTree;
  /** The keys that the `$variables` on the way stand for. */
  readonly captures: ReadonlyMap<string, string>;
}

/** One step down; null where no rules are left. */
export function stepDown({ rules, captures }: RuleStep, key: string): RuleStep | null {
  const own = rules.children.get(key);
  if (own !== undefined) return { rules: own, captures };
  if (rules.wildcard === null) return null;
  const { name, rules: next } = rules.wildcard;
  return { rules: next, captures: new Map([...captures, [name, key]]) };
}
