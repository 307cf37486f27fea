import type { DatabaseOptions } from './startDatabase.ts';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 9000;
const MAX_PORT = 65_535;

function parsePort(text: string, flag: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port;
  throw new Error(`${flag} needs a port number, got '${text}'.`);
}

function collectFlags(args: readonly string[]): Map<string, string> {
  const flags = new Map<string, string>();
  args.forEach((argument, index) => {
    if (!argument.startsWith('--')) return;
    const [name = '', inline] = argument.split('=', 2);
    flags.set(name, inline ?? args[index + 1] ?? '');
  });
  return flags;
}

/** Reads the command line that firebase-tools uses; flags it does not know are ignored. */
export function parseArguments(args: readonly string[]): DatabaseOptions {
  const flags = collectFlags(args);
  const port = flags.get('--port');
  return {
    host: flags.get('--host') ?? DEFAULT_HOST,
    port: port === undefined ? DEFAULT_PORT : parsePort(port, '--port'),
  };
}
