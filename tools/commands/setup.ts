import { Problem } from 'local-firebase/problem';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Conversation } from '../setup/guide.ts';
import { runSetup } from '../setup/runSetup.ts';
import { runProgram } from '../terminal.ts';

const print = (line: string): void => console.log(line);

/** Speaks with the person at the terminal, who may leave at any question. */
function openConversation(): Conversation & { close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const left = new AbortController();
  terminal.once('close', () => left.abort());
  return {
    say: print,
    ask: async (question) => {
      try {
        return await terminal.question(question, { signal: left.signal });
      } catch {
        throw new Problem('Afbrudt. Intet er skrevet, men svarene huskes til næste gang.');
      }
    },
    close: () => terminal.close(),
  };
}

const conversation = process.stdin.isTTY ? openConversation() : undefined;
await runProgram(() =>
  runSetup(process.argv.slice(2), {
    root: join(import.meta.dirname, '../..'),
    conversation,
    print,
  }),
);
conversation?.close();
