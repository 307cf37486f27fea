import { createInterface } from 'node:readline';
import { Session } from './runtime/session.ts';

const PARENT_CHECK_MS = 1000;

/** Stands in for Google's rules runtime: one JSON message a line, on stdin and stdout. */
function serve(): void {
  const leave = () => process.exit(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  process.stdout.on('error', leave);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();

  const session = new Session((message) => process.stdout.write(`${JSON.stringify(message)}\n`));
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on('line', (line) => session.receive(line));
  lines.on('close', leave);
  session.greet();
}

serve();
