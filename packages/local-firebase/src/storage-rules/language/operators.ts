import { equals, includes, looselyEquals, order, strictlyEquals } from './compare.ts';
import { RuleFault, unknownFunction, unsupported } from './faults.ts';
import type { ArithmeticOperator, ExpressionOf, TestedType } from './syntax.ts';
import { duration, int, timestamp, wrap, bool, float, string, type Value } from './values.ts';

type BinaryOperator = ExpressionOf<'binary'>['operator'];

/** Applies an operator to two values. */
export function applyBinary(operator: BinaryOperator, left: Value, right: Value): Value {
  switch (operator) {
    case '==':
      return bool(equals(left, right));
    case '!=':
      return bool(!equals(left, right));
    case '<':
      return bool(order(left, right, operator) < 0);
    case '<=':
      return bool(order(left, right, operator) <= 0);
    case '>':
      return bool(order(left, right, operator) > 0);
    case '>=':
      return bool(order(left, right, operator) >= 0);
    case 'in':
      return bool(isIn(left, right));
    default:
      return calculate(operator, left, right);
  }
}

/** Applies `!` or `-`. */
export function applyUnary(operator: '!' | '-', operand: Value): Value {
  if (operator === '!' && operand.type === 'bool') return bool(!operand.value);
  if (operator === '-' && operand.type === 'int') return int(-operand.value);
  if (operator === '-' && operand.type === 'float') return float(-operand.value);
  if (operator === '-' && operand.type === 'duration') return duration(-operand.nanos);
  throw unsupported(`${operator}${operand.type}`);
}

/** The answer of `is`. */
export function isOfType(value: Value, typeName: TestedType): boolean {
  if (typeName === 'number') return value.type === 'int' || value.type === 'float';
  return value.type === typeName;
}

function isIn(wanted: Value, container: Value): boolean {
  switch (container.type) {
    case 'list':
      return includes(container.items, wanted, strictlyEquals);
    case 'set':
      return includes(container.items, wanted, looselyEquals);
    case 'map':
      if (wanted.type !== 'string') throw unsupported(`map.in(${wanted.type})`);
      return container.fields.has(wanted.value);
    default:
      throw unknownFunction('in');
  }
}

function calculate(operator: ArithmeticOperator, left: Value, right: Value): Value {
  if (left.type === 'int' && right.type === 'int') {
    return calculateInts(operator, left.value, right.value);
  }
  if (
    (left.type === 'int' || left.type === 'float') &&
    (right.type === 'int' || right.type === 'float')
  ) {
    return float(calculateFloats(operator, Number(left.value), Number(right.value)));
  }
  if (operator === '+' && left.type === 'string' && right.type === 'string') {
    return string(left.value + right.value);
  }
  return calculateTimes(operator, left, right);
}

function calculateInts(operator: ArithmeticOperator, left: bigint, right: bigint): Value {
  if ((operator === '/' || operator === '%') && right === 0n) {
    throw new RuleFault('Divide by zero error.');
  }
  switch (operator) {
    case '+':
      return int(left + right);
    case '-':
      return int(left - right);
    case '*':
      return int(left * right);
    case '/':
      return wrap(left / right);
    case '%':
      return int(left % right);
  }
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
  }
}

function calculateTimes(operator: ArithmeticOperator, left: Value, right: Value): Value {
  const isTime = (value: Value) => value.type === 'timestamp' || value.type === 'duration';
  if (isTime(left) && isTime(right) && 'nanos' in left && 'nanos' in right) {
    const moments = [left, right].filter(({ type }) => type === 'timestamp').length;
    if (operator === '+' && moments === 0) return duration(left.nanos + right.nanos);
    if (operator === '+' && moments === 1) return timestamp(left.nanos + right.nanos);
    if (operator === '-' && left.type === right.type) return duration(left.nanos - right.nanos);
    if (operator === '-' && left.type === 'timestamp') return timestamp(left.nanos - right.nanos);
  }
  throw unsupported(`${left.type} ${operator} ${right.type}`);
}
