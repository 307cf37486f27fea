import process from 'node:process';
import { parseArguments } from './parseArguments.ts';
import { startDatabase } from './startDatabase.ts';

const PARENT_CHECK_MS = 500;

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
