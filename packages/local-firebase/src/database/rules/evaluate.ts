import { hashNode } from '../tree/compare.ts';
import { SNAPSHOT_METHODS, TEXT_METHODS } from './methods.ts';
import type { BinaryOperator, Expression } from './ruleTree.ts';
import {
  RuleSnapshot,
  BranchValue,
  EvaluationError,
  expectBoolean,
  expectNumber,
  isDictionary,
  toValue,
  type Value,
} from './values.ts';

export type Variables = ReadonlyMap<string, Value>;
type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

function isEqual(left: Value, right: Value): boolean {
  if (left instanceof BranchValue && right instanceof BranchValue) {
    return hashNode(left.node) === hashNode(right.node);
  }
  return left === right;
}

function isBelow(left: Value, right: Value): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right;
  if (typeof left === 'string' && typeof right === 'string') return left < right;
  if (left === null && right === null) return false;
  throw new EvaluationError('Only two numbers or two strings have an order.');
}

/** Not simply "not above": comparisons with not-a-number are never true. */
function isAtMost(left: Value, right: Value): boolean {
  return isBelow(left, right) || left === right;
}

function add(left: Value, right: Value): Value {
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  const parts = [left, right];
  if (parts.every((part) => typeof part === 'string' || typeof part === 'number')) {
    return parts.map(String).join('');
  }
  throw new EvaluationError('Only numbers and strings can be added.');
}

function compute(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
    case '===':
      return isEqual(left, right);
    case '!=':
    case '!==':
      return !isEqual(left, right);
    case '<':
      return isBelow(left, right);
    case '>':
      return isBelow(right, left);
    case '<=':
      return isAtMost(left, right);
    case '>=':
      return isAtMost(right, left);
    case '+':
      return add(left, right);
    case '-':
      return expectNumber(left) - expectNumber(right);
    case '*':
      return expectNumber(left) * expectNumber(right);
    case '/':
      return divide(expectNumber(left), expectNumber(right));
    case '%':
      return expectNumber(left) % expectNumber(right);
  }
}

function divide(left: number, right: number): number {
  return right === 0 ? Number.NaN : left / right;
}

function evaluateMember({ object, property }: Of<'member'>, variables: Variables): Value {
  const target = evaluate(object, variables);
  const key = evaluate(property, variables);
  if (target === null) return null;
  if (typeof target === 'string' && key === 'length') return target.length;
  if (!isDictionary(target)) throw new EvaluationError('The value has no properties.');
  if (typeof key !== 'string' && typeof key !== 'number') {
    throw new EvaluationError('A property is named by a string or a number.');
  }
  return Object.hasOwn(target, key) ? toValue(target[key]) : null;
}

function evaluateCall(call: Of<'call'>, variables: Variables): Value {
  const target = evaluate(call.object, variables);
  const args = call.args.map((argument) => evaluate(argument, variables));
  const text = TEXT_METHODS.get(call.method);
  if (typeof target === 'string' && text !== undefined) return text.run(target, args);
  const method = SNAPSHOT_METHODS.get(call.method);
  if (target instanceof RuleSnapshot && method !== undefined) {
    return method.run(target, args);
  }
  throw new EvaluationError(`${call.method}() of a value without it.`);
}

function evaluateLogical(expression: Of<'logical'>, variables: Variables): boolean {
  const left = expectBoolean(evaluate(expression.left, variables));
  if (left === (expression.operator === '||')) return left;
  return expectBoolean(evaluate(expression.right, variables));
}

/** The value of a rule's part; throws an EvaluationError where there is none. */
export function evaluate(expression: Expression, variables: Variables): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'pattern':
      return expression.pattern;
    case 'list':
      return expression.items.map((item) => evaluate(item, variables));
    case 'variable':
      return variables.get(expression.name) ?? null;
    case 'member':
      return evaluateMember(expression, variables);
    case 'call':
      return evaluateCall(expression, variables);
    case 'unary': {
      const operand = evaluate(expression.operand, variables);
      return expression.operator === '!' ? !expectBoolean(operand) : -expectNumber(operand);
    }
    case 'logical':
      return evaluateLogical(expression, variables);
    case 'binary':
      return compute(
        expression.operator,
        evaluate(expression.left, variables),
        evaluate(expression.right, variables),
      );
    case 'choice':
      return expectBoolean(evaluate(expression.test, variables))
        ? evaluate(expression.yes, variables)
        : evaluate(expression.no, variables);
  }
}
