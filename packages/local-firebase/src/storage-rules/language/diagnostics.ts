/** A place in a rules file; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** What is wrong with a rules file, and where. */
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
