import { ProblemError } from './json.ts';
import {
  QUERY_PROPERTIES,
  SNAPSHOT_METHODS,
  TEXT_METHODS,
  type Method,
  type ValueType,
} from './methods.ts';
import type { BinaryOperator, Expression } from './ruleTree.ts';

export type Scope = ReadonlyMap<string, ValueType>;
type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

const EQUALITY = new Set<BinaryOperator>(['==', '===', '!=', '!==']);
const ORDER = new Set<BinaryOperator>(['<', '<=', '>', '>=']);
const COMPARABLE: readonly ValueType[] = ['string', 'number', 'boolean', 'null'];

function isOpen(type: ValueType): boolean {
  return type === 'any' || type === 'primitive';
}

function require(allowed: readonly ValueType[], type: ValueType, problem: ProblemError) {
  if (!allowed.includes(type) && !isOpen(type)) throw problem;
}

function requireBoolean(expression: Expression, scope: Scope, what: string): void {
  if (typeOf(expression, scope) !== 'boolean') {
    throw new ProblemError(`${what} must be boolean.`, expression.at);
  }
}

function typeOfBinary(expression: Of<'binary'>, scope: Scope): ValueType {
  const { operator } = expression;
  const sides = [expression.left, expression.right].map((side, index) => {
    const type = typeOf(side, scope);
    const name = index === 0 ? 'left' : 'right';
    const message = `Invalid ${operator} expression: ${name} operand has the wrong type (${type}).`;
    require(operandTypes(operator), type, new ProblemError(message, side.at));
    return type;
  });
  const [left = 'any', right = 'any'] = sides;
  if (EQUALITY.has(operator)) return 'boolean';
  if (ORDER.has(operator)) {
    if (left !== right && !isOpen(left) && !isOpen(right)) {
      const message = `Invalid ${operator} expression: the operands have different types.`;
      throw new ProblemError(message, expression.at);
    }
    return 'boolean';
  }
  if (operator !== '+') return 'number';
  if (sides.includes('string')) return 'string';
  return left === 'number' && right === 'number' ? 'number' : 'primitive';
}

function operandTypes(operator: BinaryOperator): readonly ValueType[] {
  if (EQUALITY.has(operator)) return COMPARABLE;
  if (ORDER.has(operator)) return ['string', 'number', 'null'];
  return operator === '+' ? ['string', 'number'] : ['number'];
}

function typeOfUnary({ operator, operand }: Of<'unary'>, scope: Scope): ValueType {
  if (operator === '!') {
    requireBoolean(operand, scope, 'The operand of !');
    return 'boolean';
  }
  const problem = new ProblemError('The operand of - must be a number.', operand.at);
  require(['number'], typeOf(operand, scope), problem);
  return 'number';
}

function typeOfChoice({ test, yes, no }: Of<'choice'>, scope: Scope): ValueType {
  requireBoolean(test, scope, 'The condition of ?:');
  const left = typeOf(yes, scope);
  const right = typeOf(no, scope);
  if (left === right) return left;
  const both = [left, right];
  return both.every((type) => COMPARABLE.includes(type) || type === 'primitive')
    ? 'primitive'
    : 'any';
}

function typeOfMember({ object, property, at }: Of<'member'>, scope: Scope): ValueType {
  const type = typeOf(object, scope);
  const key = property.kind === 'literal' ? String(property.value) : null;
  if (key === null) typeOf(property, scope);
  if (type === 'any') return 'any';
  const found =
    type === 'query'
      ? QUERY_PROPERTIES.get(key ?? '')
      : key === 'length' && (type === 'string' || type === 'primitive')
        ? 'number'
        : undefined;
  if (found === undefined) {
    throw new ProblemError(`No such method/property '${key ?? '[…]'}'.`, at);
  }
  return found;
}

function checkKeyList(list: Expression, scope: Scope): void {
  if (list.kind !== 'list' || list.items.length === 0) {
    throw new ProblemError('hasChildren() takes a non-empty list of strings.', list.at);
  }
  for (const item of list.items) {
    const message = 'hasChildren() takes a list of strings only.';
    require(['string'], typeOf(item, scope), new ProblemError(message, item.at));
  }
}

function checkArguments(
  call: Of<'call'>,
  { args, lastOptional }: Method<never>,
  scope: Scope,
): void {
  const fewest = args.length - (lastOptional === true ? 1 : 0);
  if (call.args.length > args.length || call.args.length < fewest) {
    const message = `${call.method}() takes ${String(args.length)} argument(s), got ${String(call.args.length)}.`;
    throw new ProblemError(message, call.at);
  }
  call.args.forEach((argument, index) => {
    const expected = args[index] ?? 'any';
    if (expected === 'list') {
      checkKeyList(argument, scope);
      return;
    }
    const message = `${call.method}() takes a ${expected} as argument ${String(index + 1)}.`;
    const problem = new ProblemError(message, argument.at);
    require([expected], typeOf(argument, scope), problem);
  });
}

function typeOfCall(call: Of<'call'>, scope: Scope): ValueType {
  const type = typeOf(call.object, scope);
  const methods: ReadonlyMap<string, Method<never>> | null =
    type === 'snapshot'
      ? SNAPSHOT_METHODS
      : type === 'string' || isOpen(type)
        ? TEXT_METHODS
        : null;
  const method = methods?.get(call.method);
  if (method === undefined) {
    throw new ProblemError(`No such method/property '${call.method}'.`, call.at);
  }
  checkArguments(call, method, scope);
  return method.returns;
}

function typeOfLiteral({ value }: Of<'literal'>): ValueType {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'number';
  return value === null ? 'null' : 'boolean';
}

function typeOf(expression: Expression, scope: Scope): ValueType {
  switch (expression.kind) {
    case 'literal':
      return typeOfLiteral(expression);
    case 'pattern':
      return 'pattern';
    case 'list':
      throw new ProblemError('A list is only allowed in hasChildren().', expression.at);
    case 'variable': {
      const type = scope.get(expression.name);
      if (type !== undefined) return type;
      throw new ProblemError(`Unknown variable '${expression.name}'.`, expression.at);
    }
    case 'member':
      return typeOfMember(expression, scope);
    case 'call':
      return typeOfCall(expression, scope);
    case 'unary':
      return typeOfUnary(expression, scope);
    case 'logical':
      requireBoolean(expression.left, scope, `Left operand of ${expression.operator}`);
      requireBoolean(expression.right, scope, `Right operand of ${expression.operator}`);
      return 'boolean';
    case 'binary':
      return typeOfBinary(expression, scope);
    case 'choice':
      return typeOfChoice(expression, scope);
  }
}

/** Refuses a rule that could never be decided: throws a ProblemError at the offending part. */
export function checkTypes(expression: Expression, scope: Scope): void {
  requireBoolean(expression, scope, 'A rule');
}
