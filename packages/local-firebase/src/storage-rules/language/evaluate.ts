import { element, member, range } from './access.ts';
import { type Dialect, packageFunction, type Host } from './dialect.ts';
import {
  LimitFault,
  nullValue,
  RuleFault,
  unknownFunction,
  unsupportedCall,
  wrongCount,
  wrongType,
} from './faults.ts';
import { applyBinary, applyUnary, isOfType } from './operators.ts';
import { lazy, Scope } from './scope.ts';
import type { Binding, Expression, ExpressionOf } from './syntax.ts';
import { asSegments, bool, list, map, NULL, path, type Value } from './values.ts';

const EVALUATIONS_MAX = 1000;

/** Computes the expressions of one request. */
export class Evaluator {
  private readonly dialect: Dialect;
  private readonly host: Host;
  private evaluations = 0;

  constructor(dialect: Dialect, host: Host) {
    this.dialect = dialect;
    this.host = host;
  }

  /** The value of an expression, or a RuleFault that knows its place. */
  evaluate(expression: Expression, scope: Scope): Value {
    this.spend();
    try {
      return this.compute(expression, scope);
    } catch (fault) {
      if (fault instanceof RuleFault) fault.at ??= expression.at;
      throw fault;
    }
  }

  private spend(): void {
    this.evaluations += 1;
    if (this.evaluations > EVALUATIONS_MAX) {
      throw new LimitFault(`More than ${EVALUATIONS_MAX} expressions would have to be evaluated.`);
    }
  }

  private compute(expression: Expression, scope: Scope): Value {
    const value = (inner: Expression) => this.evaluate(inner, scope);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable':
        return scope.variable(expression.name);
      case 'list':
        return list(expression.items.map(value));
      case 'map':
        return this.mapOf(expression, scope);
      case 'path':
        return this.pathOf(expression, scope);
      case 'unary':
        return applyUnary(expression.operator, value(expression.operand));
      case 'binary':
        return applyBinary(expression.operator, value(expression.left), value(expression.right));
      case 'logical':
        return this.logical(expression, scope);
      case 'conditional':
        return this.conditional(expression, scope);
      case 'typeTest':
        return bool(isOfType(value(expression.operand), expression.typeName));
      case 'member':
        return member(value(expression.object), expression.name);
      case 'index':
        return element(value(expression.object), value(expression.index));
      case 'slice': {
        const { object, from, to } = expression;
        return range(value(object), from && value(from), to && value(to));
      }
      case 'call':
        return this.call(expression, scope);
      case 'methodCall':
        return this.methodCall(expression, scope);
    }
  }

  private mapOf({ entries }: ExpressionOf<'map'>, scope: Scope): Value {
    return map(
      entries.map(({ key, value }) => {
        const name = this.evaluate(key, scope);
        if (name.type === 'null') throw nullValue();
        if (name.type !== 'string') throw wrongType(name);
        return [name.value, this.evaluate(value, scope)] as const;
      }),
    );
  }

  private pathOf({ parts }: ExpressionOf<'path'>, scope: Scope): Value {
    return path(
      parts.flatMap((part) =>
        typeof part === 'object' && 'value' in part
          ? asSegments(this.evaluate(part.value, scope))
          : [part],
      ),
    );
  }

  /** One side can decide alone: `error || true` is true and `error && false` is false. */
  private logical({ operator, left, right }: ExpressionOf<'logical'>, scope: Scope): Value {
    this.spend();
    const deciding = operator === '||';
    const first = this.attempt(left, scope);
    if (!(first instanceof RuleFault) && first === deciding) return bool(deciding);
    const second = this.attempt(right, scope);
    if (!(second instanceof RuleFault) && second === deciding) return bool(deciding);
    if (first instanceof RuleFault) throw first;
    if (second instanceof RuleFault) throw second;
    return bool(!deciding);
  }

  private attempt(expression: Expression, scope: Scope): boolean | RuleFault {
    try {
      return this.condition(expression, scope);
    } catch (fault) {
      if (fault instanceof RuleFault) return fault;
      throw fault;
    }
  }

  /** The value of an expression that must be a bool. */
  condition(expression: Expression, scope: Scope): boolean {
    const value = this.evaluate(expression, scope);
    if (value.type === 'bool') return value.value;
    const fault = wrongType(value);
    fault.at = expression.at;
    throw fault;
  }

  private conditional({ test, yes, no }: ExpressionOf<'conditional'>, scope: Scope): Value {
    return this.evaluate(this.condition(test, scope) ? yes : no, scope);
  }

  private call({ name, args }: ExpressionOf<'call'>, scope: Scope): Value {
    const own = scope.function(name);
    if (!own) return this.callBuiltin(name, args, scope);
    const { declaration, home } = own;
    if (args.length !== declaration.parameters.length) throw wrongCount(args.length);
    const parameters = new Scope(home);
    declaration.parameters.forEach((parameter, index) => {
      const argument = args[index];
      parameters.define(
        parameter.name,
        lazy(() => (argument ? this.evaluate(argument, scope) : NULL)),
      );
    });
    const inner = declaration.bindings.reduce((above, each) => this.bind(each, above), parameters);
    return this.evaluate(declaration.result, inner);
  }

  /** A variable sees the ones before it, and nobody computes it unless it is used. */
  private bind({ name, value }: Binding, above: Scope): Scope {
    const scope = new Scope(above);
    const compute = lazy(() => {
      this.spend();
      return this.evaluate(value, above);
    });
    scope.define(name, compute);
    return scope;
  }

  private callBuiltin(name: string, args: readonly Expression[], scope: Scope): Value {
    const access = this.dialect.documentFunctions.get(name);
    const builtin = this.dialect.library.functions.get(name);
    if (!access && !builtin) throw unknownFunction(name);
    const values = args.map((argument) => this.evaluate(argument, scope));
    return access ? this.readDocument(access, name, values) : (builtin?.call(name, values) ?? NULL);
  }

  private readDocument(access: 'get' | 'exists', name: string, args: readonly Value[]): Value {
    const [target] = args;
    if (args.length !== 1 || !target) throw wrongCount(args.length);
    if (target.type !== 'path') throw unsupportedCall(name, args);
    const document = this.host.document(target.segments);
    if (access === 'exists') return bool(document !== undefined);
    if (!document)
      throw new RuleFault(`Service call error. Function: [${name}]: there is no such document.`);
    return document;
  }

  private methodCall({ object, name, args }: ExpressionOf<'methodCall'>, scope: Scope): Value {
    const full = packageFunction(this.dialect, object, name);
    if (full !== undefined) return this.callBuiltin(full, args, scope);
    const self = this.evaluate(object, scope);
    if (self.type === 'null') throw nullValue();
    const method = this.dialect.library.methods.get(self.type)?.get(name);
    if (!method) throw unknownFunction(name);
    const values = args.map((argument) => this.evaluate(argument, scope));
    return method.call(`${self.type}.${name}`, [self, ...values]);
  }
}
