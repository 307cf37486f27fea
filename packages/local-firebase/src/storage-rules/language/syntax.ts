import type { Position } from './diagnostics.ts';
import type { TestedType } from './typeNames.ts';
import type { Segment, Value } from './values.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** What the checks and the evaluator know of every expression: its place and its nesting. */
export interface Node {
  at: Position;
  depth: number;
}

export type PathPart = Segment | { value: Expression };

export type Expression = Node &
  (
    | { kind: 'literal'; value: Value }
    | { kind: 'variable'; name: string }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
    | { kind: 'path'; parts: PathPart[] }
    | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
    | {
        kind: 'binary';
        operator: ArithmeticOperator | ComparisonOperator | 'in';
        left: Expression;
        right: Expression;
      }
    | { kind: 'logical'; operator: '&&' | '||'; left: Expression; right: Expression }
    | { kind: 'conditional'; test: Expression; yes: Expression; no: Expression }
    | { kind: 'typeTest'; operand: Expression; typeName: TestedType }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; index: Expression }
    | { kind: 'slice'; object: Expression; from?: Expression; to?: Expression }
    | { kind: 'call'; name: string; args: Expression[] }
    | { kind: 'methodCall'; object: Expression; name: string; args: Expression[] }
  );

export type ExpressionOf<K extends Expression['kind']> = Extract<Expression, { kind: K }>;

export interface Binding {
  name: string;
  value: Expression;
  at: Position;
}

export interface FunctionDeclaration {
  name: string;
  parameters: { name: string; at: Position }[];
  bindings: Binding[];
  result: Expression;
  at: Position;
}

export interface Allow {
  methods: { name: string; at: Position }[];
  condition?: Expression;
  at: Position;
}

export interface MatchSegment {
  segment: Segment;
  at: Position;
}

export interface Match {
  segments: MatchSegment[];
  functions: FunctionDeclaration[];
  allows: Allow[];
  matches: Match[];
  at: Position;
}

export interface Service {
  name: string;
  functions: FunctionDeclaration[];
  matches: Match[];
  at: Position;
}

/** A rules file, read. */
export interface Ruleset {
  version: 1 | 2;
  functions: FunctionDeclaration[];
  services: Service[];
}
