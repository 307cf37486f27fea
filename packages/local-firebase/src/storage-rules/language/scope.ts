import { nullValue } from './faults.ts';
import type { FunctionDeclaration } from './syntax.ts';
import type { Value } from './values.ts';

/** A value that is computed when first asked for, and never twice. */
type Lazy = () => Value;

/** Computes once; a fault is kept and thrown again. */
export function lazy(compute: Lazy): Lazy {
  let outcome: { value: Value } | { fault: unknown } | undefined;
  return () => {
    outcome ??= settle(compute);
    if ('fault' in outcome) throw outcome.fault;
    return outcome.value;
  };
}

function settle(compute: Lazy): { value: Value } | { fault: unknown } {
  try {
    return { value: compute() };
  } catch (fault) {
    return { fault };
  }
}

/** The names that an expression sees: those of its block, then those of the blocks around it. */
export class Scope {
  private readonly parent: Scope | undefined;
  private readonly variables = new Map<string, Lazy>();
  private readonly functions = new Map<string, FunctionDeclaration>();

  constructor(parent?: Scope, functions: readonly FunctionDeclaration[] = []) {
    this.parent = parent;
    for (const declaration of functions) this.functions.set(declaration.name, declaration);
  }

  define(name: string, value: Lazy): void {
    this.variables.set(name, value);
  }

  /** An unknown name is a null value, as in the original. */
  variable(name: string): Value {
    const value = this.variables.get(name);
    if (value) return value();
    if (!this.parent) throw nullValue();
    return this.parent.variable(name);
  }

  /** A function together with the scope that it was declared in, which is the one it sees. */
  function(name: string): { declaration: FunctionDeclaration; home: Scope } | undefined {
    const declaration = this.functions.get(name);
    return declaration ? { declaration, home: this } : this.parent?.function(name);
  }
}
