import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const source = join(import.meta.dirname, '../../../src/storage-rules');

export const entry = join(source, 'main.ts');
export const checker = join(source, 'check.ts');

/** A message of the runtime, as far as tests look into it. */
export interface Reply {
  id: unknown;
  status: string;
  action?: string;
  server_request_id?: unknown;
  context?: { path: string };
  result?: { permit?: boolean; rulesVersion?: number };
  errors?: string[];
  warnings?: string[];
}

/** The rules runtime as a process of its own, spoken to over its streams. */
export class RulesProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly replies: Reply[] = [];
  stderr = '';
  private readonly waiting: { accepts: (reply: Reply) => boolean; resolve: (r: Reply) => void }[] =
    [];

  constructor() {
    this.child = spawn(process.execPath, [entry, 'serve']);
    this.child.stderr.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString();
    });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.receive(line));
  }

  private receive(line: string): void {
    const reply = JSON.parse(line) as Reply;
    this.replies.push(reply);
    const index = this.waiting.findIndex(({ accepts }) => accepts(reply));
    const [first] = index < 0 ? [] : this.waiting.splice(index, 1);
    first?.resolve(reply);
  }

  /** The next reply with that id. */
  next(id: unknown): Promise<Reply> {
    return new Promise((resolve) => {
      this.waiting.push({ accepts: (reply) => reply.id === id, resolve });
    });
  }

  write(text: string): void {
    this.child.stdin.write(text);
  }

  ask(message: { id: unknown } & Record<string, unknown>): Promise<Reply> {
    const reply = this.next(message.id);
    this.write(`${JSON.stringify(message)}\n`);
    return reply;
  }

  load(id: number, content: string, rulesetName = 'rules'): Promise<Reply> {
    const files = [{ name: 'storage.rules', content }];
    return this.ask({ id, action: 'load_ruleset', context: { rulesetName, source: { files } } });
  }

  /** Ends the process in the given way; gives its exit code. */
  async end(how: (child: ChildProcessWithoutNullStreams) => void): Promise<number | null> {
    const exit = once(this.child, 'exit');
    how(this.child);
    await exit;
    return this.child.exitCode;
  }
}

interface Question {
  method: string;
  path?: string;
  variables?: object;
  rulesetName?: string;
}

/** The message that asks whether a request is permitted. */
export function verifyMessage(id: unknown, question: Question) {
  const {
    method,
    path = '/b/bucket/o/photo.jpg',
    variables = {},
    rulesetName = 'rules',
  } = question;
  const context = { rulesetName, service: 'firebase.storage', path, method, variables };
  return { id, action: 'verify', context };
}
