import process from 'node:process';
import { startDatabase, type DatabaseOptions } from './startDatabase.ts';

const PARENT_CHECK_MS = 500;
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

function exitWhenParentDies(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, PARENT_CHECK_MS).unref();
}

async function main(): Promise<void> {
  const options = parseArguments(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => process.exit(0));
  }
  exitWhenParentDies();
  const { port } = await startDatabase(options);
  console.log(`Realtime Database stand-in listening on ${options.host}:${String(port)}`);
}

function describe(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isTaken ? `address already in use: ${message}` : message;
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(describe(error));
    process.exit(1);
  }
}
