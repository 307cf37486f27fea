import { readFileSync } from 'node:fs';
import { storageDialect } from './builtins/library.ts';
import { compile } from './checks/compile.ts';
import { formatDiagnostic } from './language/syntax.ts';

/** Prints what is wrong with a rules file, for a person; the exit code is 1 where anything is. */
function check(fileName: string | undefined): number {
  if (fileName === undefined) {
    console.error('Usage: node check.ts <storage.rules>');
    return 2;
  }
  const source = readSource(fileName);
  if (source === undefined) return 2;
  const { diagnostics } = compile(source, storageDialect);
  for (const diagnostic of diagnostics) console.log(formatDiagnostic(fileName, diagnostic));
  return diagnostics.length > 0 ? 1 : 0;
}

function readSource(fileName: string): string | undefined {
  try {
    return readFileSync(fileName, 'utf8');
  } catch {
    console.error(`${fileName} cannot be read.`);
    return undefined;
  }
}

process.exitCode = check(process.argv[2]);
