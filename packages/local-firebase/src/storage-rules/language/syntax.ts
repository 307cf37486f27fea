import type { Segment, Value } from './values.ts';

/** A place in a rules file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A finding in a rules file, and its place. */
export interface Diagnostic {
  severity: 'error' | 'warning';
  message: string;
  at: Position;
}

/** Stops the reading of a rules file at its first syntax error. */
export class SyntaxFault extends Error {
  readonly at: Position;

  constructor(message: string, at: Position) {
    super(message);
    this.name = 'SyntaxFault';
    this.at = at;
  }
}

/** One line for a person: file, line, column and what is wrong. */
export function formatDiagnostic(fileName: string, { severity, message, at }: Diagnostic): string {
  return `${fileName}:${at.line}:${at.column}: ${severity}: ${message}`;
}

/** The names that may follow `is`. */
export const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
  'vector',
] as const;

export type TestedType = (typeof TYPE_NAMES)[number];

export function isTypeName(name: string): name is TestedType {
  return TYPE_NAMES.some((known) => known === name);
}

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** The place and the nesting of an expression, for the checks and the evaluator. */
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

/** The expressions directly inside an expression. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.flatMap((part) =>
        typeof part === 'object' && 'value' in part ? [part.value] : [],
      );
    case 'unary':
    case 'typeTest':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.yes, expression.no];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to].filter(
        (part) => part !== undefined,
      );
    case 'call':
      return expression.args;
    case 'methodCall':
      return [expression.object, ...expression.args];
  }
}
