import { WebSocket } from 'ws';
import { FrameReader, splitFrames } from '../../../src/database/socket/sockets.ts';
import { isRecord } from '../../../src/database/tree/json.ts';

type Message = Record<string, unknown>;

interface Waiting {
  readonly matches: (message: Message) => boolean;
  readonly resolve: (message: Message) => void;
}

/** A bare client of the socket protocol. */
export class Wire {
  /** Pushed messages that nobody has asked for yet. */
  readonly pushed: [unknown, unknown][] = [];
  readonly closed: Promise<void>;
  private readonly socket: WebSocket;
  private readonly backlog: Message[] = [];
  private waiting: Waiting[] = [];
  private lastRequest = 0;

  constructor(port: number, namespace = 'demo', more = '') {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/.ws?v=5&ns=${namespace}${more}`);
    const reader = new FrameReader();
    this.socket.on('message', (data: Buffer) => {
      const text = reader.read(data.toString());
      const message: unknown = text === null ? null : JSON.parse(text);
      if (isRecord(message)) this.take(message);
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => {
        resolve();
      });
    });
  }

  /** Waits for the server's greeting; returns the session's name. */
  async greeting(): Promise<Message> {
    const { d } = await this.next((message) => message['t'] === 'c');
    const hello = isRecord(d) ? d['d'] : null;
    return isRecord(hello) ? hello : {};
  }

  /** Sends a request and waits for its answer. */
  async ask(a: string, b: Message = {}): Promise<unknown> {
    this.lastRequest += 1;
    const r = this.lastRequest;
    this.send({ t: 'd', d: { r, a, b } });
    const reply = await this.next(({ d }) => isRecord(d) && d['r'] === r);
    return isRecord(reply['d']) ? reply['d']['b'] : null;
  }

  /** Waits for a control message of that kind. */
  async control(kind: string): Promise<void> {
    await this.next(({ t, d }) => t === 'c' && isRecord(d) && d['t'] === kind);
  }

  /** Waits for the next push of that kind. */
  async push(kind: string): Promise<unknown> {
    const { d } = await this.next(
      (message) => isRecord(message['d']) && message['d']['a'] === kind,
    );
    return isRecord(d) ? d['b'] : null;
  }

  send(message: unknown): void {
    for (const frame of splitFrames(JSON.stringify(message))) this.socket.send(frame);
  }

  sendRaw(text: string): void {
    this.socket.send(text);
  }

  close(): Promise<void> {
    this.socket.close();
    return this.closed;
  }

  private take(message: Message): void {
    const { d } = message;
    if (isRecord(d) && 'a' in d) this.pushed.push([d['a'], d['b']]);
    const taker = this.waiting.find(({ matches }) => matches(message));
    if (taker === undefined) {
      this.backlog.push(message);
      return;
    }
    this.waiting = this.waiting.filter((other) => other !== taker);
    taker.resolve(message);
  }

  private next(matches: Waiting['matches']): Promise<Message> {
    const index = this.backlog.findIndex(matches);
    const [known] = index === -1 ? [] : this.backlog.splice(index, 1);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.waiting.push({ matches, resolve }));
  }
}
