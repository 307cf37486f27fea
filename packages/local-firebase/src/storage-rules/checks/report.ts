import type { Diagnostic, Position } from '../language/diagnostics.ts';
import type { Dialect } from '../language/dialect.ts';
import type { FunctionDeclaration } from '../language/syntax.ts';

/** What the checks of one rules file share: the dialect, the findings, and who calls whom. */
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
