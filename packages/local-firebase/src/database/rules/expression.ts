import type { Primitive } from '../tree/treeNode.ts';
import type { RulePattern } from './rulePattern.ts';

export type ComparisonOperator = '==' | '===' | '!=' | '!==' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type BinaryOperator = ComparisonOperator | ArithmeticOperator;

interface At {
  /** Where the part begins in the rule's text. */
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
