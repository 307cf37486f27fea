import type { Dialect } from '../language/dialect.ts';
import type { Diagnostic, Position, FunctionDeclaration } from '../language/syntax.ts';

/** The state that the checks of one rules file share: dialect, findings, and calls between functions. */
export class Report {
  readonly dialect: Dialect;
  readonly diagnostics: Diagnostic[] = [];
  readonly calls = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly used = new Set<FunctionDeclaration>();

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  error(message: string, at: Position): void {
    this.diagnostics.push({ severity: 'error', message, at });
  }

  warn(message: string, at: Position): void {
    this.diagnostics.push({ severity: 'warning', message, at });
  }

  /** Packages such as `math` cannot name anything else. */
  checkName(name: string, at: Position): void {
    if (this.dialect.packages.has(name)) {
      this.error(`${name} is a package and cannot be used as variable name.`, at);
    }
  }
}

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
