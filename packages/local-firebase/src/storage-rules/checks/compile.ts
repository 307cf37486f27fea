import type { Dialect } from '../language/dialect.ts';
import { type Diagnostic, SyntaxFault } from '../language/diagnostics.ts';
import { parseRuleset } from '../language/parseRuleset.ts';
import type { Ruleset } from '../language/syntax.ts';
import { checkRuleset } from './checkRuleset.ts';

const SOURCE_MAX_BYTES = 256 * 1024;
const START = { line: 1, column: 1 };

/** A rules file, read and checked; without a ruleset where it holds an error. */
export interface Compilation {
  ruleset?: Ruleset;
  diagnostics: Diagnostic[];
}

const failed = (message: string, at = START): Compilation => ({
  diagnostics: [{ severity: 'error', message, at }],
});

/** Reads and checks a rules file. */
export function compile(source: string, dialect: Dialect): Compilation {
  if (source.trim() === '') return failed('The rules file is empty.');
  if (Buffer.byteLength(source) > SOURCE_MAX_BYTES) return failed('The rules file exceeds 256 KB.');
  try {
    const ruleset = parseRuleset(source);
    const diagnostics = checkRuleset(ruleset, dialect);
    const isBroken = diagnostics.some(({ severity }) => severity === 'error');
    return isBroken ? { diagnostics } : { ruleset, diagnostics };
  } catch (fault) {
    if (fault instanceof SyntaxFault) return failed(fault.message, fault.at);
    throw fault;
  }
}
