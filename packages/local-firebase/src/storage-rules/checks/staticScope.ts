import type { FunctionDeclaration } from '../language/syntax.ts';

/** The names that a block declares, and the block around it. */
export class StaticScope {
  private readonly parent: StaticScope | undefined;
  private readonly variables: ReadonlySet<string>;
  private readonly functions = new Map<string, FunctionDeclaration>();

  constructor(
    parent: StaticScope | undefined,
    variables: Iterable<string>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.parent = parent;
    this.variables = new Set(variables);
    for (const declaration of functions) this.functions.set(declaration.name, declaration);
  }

  hasVariable(name: string): boolean {
    return this.variables.has(name) || (this.parent?.hasVariable(name) ?? false);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.functions.get(name) ?? this.parent?.function(name);
  }
}
