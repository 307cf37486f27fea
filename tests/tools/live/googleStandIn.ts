import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answersOfLiveShop } from './liveShop.ts';

/** An answer that is no success. */
export class Refusal {
  readonly status: number;
  readonly reason: string | undefined;

  constructor(status: number, reason?: string) {
    this.status = status;
    this.reason = reason;
  }
}

/**
 * The answers that differ from those of a live shop, by method and address: fields that are put in
 * (undefined takes one out), or a refusal of it.
 */
export type Lack = Readonly<Record<string, object | Refusal>>;

function changed(body: unknown, lack: unknown): unknown {
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isPlain(body) || !isPlain(lack)) return lack;
  const fields = Object.entries(lack).map(([name, value]) => [name, changed(body[name], value)]);
  return { ...body, ...Object.fromEntries(fields) };
}

export interface Received {
  call: string;
  body: unknown;
  paidBy: string | undefined;
}

const NOT_THERE = new Refusal(404);

/** Stands in for Google's services: a live shop, of which tests take something away. */
export class GoogleStandIn {
  readonly received: Received[] = [];
  /** The missing things, by the name of the step. */
  readonly lacks = new Map<string, Lack>();
  refusesEverything: Refusal | undefined;
  /** Runs when something is changed; its result tells whether the connection breaks before the answer. */
  onChange: (call: string) => boolean | undefined = () => undefined;
  onQuestion: () => void = () => undefined;
  private readonly answers: Record<string, unknown>;
  private readonly server: Server;

  constructor(functions: readonly string[]) {
    this.answers = answersOfLiveShop(functions);
    this.server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      request.on('end', () => {
        const [address = ''] = (request.url ?? '').split('?');
        const call = `${request.method ?? ''} ${decodeURIComponent(address.slice(1))}`;
        const paidBy = request.headers['x-goog-user-project'];
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        this.received.push({ call, body, paidBy: typeof paidBy === 'string' ? paidBy : undefined });
        if (!isChange(call)) this.onQuestion();
        const answer = this.answer(call);
        if (isChange(call) && this.onChange(call)) {
          request.socket.destroy();
          return;
        }
        const refused = answer instanceof Refusal;
        response.statusCode = refused ? answer.status : 200;
        const details = refused && answer.reason ? [{ reason: answer.reason }] : [];
        const error = { error: { message: 'som en prøve', details } };
        response.end(
          typeof answer === 'string' ? answer : JSON.stringify(refused ? error : answer),
        );
      });
    });
  }

  /** The answer to a call, as a test may change it. */
  answer(call: string): unknown {
    if (this.refusesEverything) return this.refusesEverything;
    const whole = call in this.answers ? this.answers[call] : isChange(call) ? {} : NOT_THERE;
    return [...this.lacks.values()].reduce<unknown>((body, lack) => {
      const other = lack[call];
      if (other === undefined || body instanceof Refusal) return body;
      return other instanceof Refusal ? other : changed(body, other);
    }, whole);
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  readonly originOf = (service: string): string => {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/${service.replace('https://', '')}`;
  };

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The changes that were asked for. */
  changes(): { call: string; body: unknown }[] {
    return this.received
      .filter(({ call }) => isChange(call))
      .map(({ call, body }) => ({ call, body }));
  }
}

/** Some questions are asked with POST. */
function isChange(call: string): boolean {
  return !call.startsWith('GET ') && !/:getIamPolicy$|accounts:lookup$/.test(call);
}
