import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { apiEndpoints, ApiInput } from '#src/model/api/contracts.ts';

type Begun = ApiInput<typeof apiEndpoints.beginUpload>;

interface Session {
  id: string;
  bytes: Buffer;
  length: number;
}

export const TOKEN = `foto_${'a'.repeat(12)}_${'b'.repeat(43)}`;

/** What befalls the next requests, one after the other; none for a good day. */
type Mishap = { kind: 'cut'; after: number } | { kind: 'status'; status: number };

async function bodyOf(request: IncomingMessage, most = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = chunk as Buffer;
    chunks.push(bytes.subarray(0, most - length));
    length += bytes.length;
    if (length >= most) break;
  }
  return Buffer.concat(chunks);
}

/** The interface of a shop, and the sessions of the file storage behind it, as their documents describe them. */
export class ShopStandIn {
  readonly begun: Begun[] = [];
  /** What has arrived, by the id of its upload. */
  readonly files = new Map<string, Buffer>();
  /** The ranges that were asked for, in order. */
  readonly ranges: string[] = [];
  readonly mishaps: { api: Mishap[]; storage: Mishap[] } = { api: [], storage: [] };
  refusedName = '';
  readonly #sessions = new Map<string, Session>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** Not by its number: at that address stands the local file storage, which goes on with nothing. */
  get site(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, () => resolve());
    });
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  hashes(): string[] {
    return [...this.files.values()].map((file) => createHash('sha256').update(file).digest('hex'));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isSession = request.url?.startsWith('/session/') === true;
    const mishap = this.mishaps[isSession ? 'storage' : 'api'].shift();
    if (mishap?.kind === 'status') {
      response.writeHead(mishap.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 'unknown', message: 'Uheld' } }));
      return;
    }
    if (isSession) await this.#takeFile(request, response, mishap?.after);
    else await this.#answer(request, response);
  }

  async #takeFile(request: IncomingMessage, response: ServerResponse, after?: number) {
    const session = this.#sessions.get(request.url?.slice('/session/'.length) ?? '');
    this.ranges.push(request.headers['content-range'] ?? '');
    if (!session) {
      response.writeHead(404).end();
      return;
    }
    const { socket } = request;
    session.bytes = Buffer.concat([session.bytes, await bodyOf(request, after)]);
    const { length } = session.bytes;
    if (after !== undefined) {
      socket.destroy();
    } else if (length < session.length) {
      response.writeHead(308, length === 0 ? {} : { range: `bytes=0-${length - 1}` }).end();
    } else {
      this.files.set(session.id, session.bytes);
      response.writeHead(200).end('{}');
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      reply(401, { error: { code: 'unauthenticated', message: 'Tokenet passer ikke.' } });
      return;
    }
    const body = JSON.parse((await bodyOf(request)).toString() || '{}') as object;
    reply(200, this.#answerTo(`${request.method} ${request.url?.slice('/api/v1'.length)}`, body));
  }

  #answerTo(asked: string, body: object): object {
    switch (asked) {
      case 'GET /galleries':
        return { galleries: [] };
      case 'POST /galleries':
        return {
          gallery: { id: 'g', title: 'Bryllup', isOpen: false, expiresAt: '2027-01-01T00:00:00Z' },
        };
      case 'POST /albums':
        return { album: { id: 'a', title: 'Fyr', isPublished: false } };
      case 'POST /uploads':
        return this.#begin(body as Begun);
      default:
        return this.#state(asked.slice('GET /uploads/'.length));
    }
  }

  #state(id: string) {
    const begun = this.begun.find(({ sha256 }) => sha256.startsWith(id));
    const isRefused = begun?.fileName === this.refusedName;
    const state = isRefused ? 'refused' : this.files.has(id) ? 'done' : 'waiting';
    const pictureId = begun?.replaces ?? id;
    return {
      id,
      pictureId,
      state,
      ...(isRefused && { problem: 'upload/unreadable', message: 'Billedet kunne ikke læses.' }),
    };
  }

  #begin(input: Begun) {
    const id = input.sha256.slice(0, 32);
    this.begun.push(input);
    if (this.files.has(id)) return this.#state(id);
    const name = `${id}-${this.begun.length}`;
    this.#sessions.set(name, { id, bytes: Buffer.alloc(0), length: input.bytes });
    return { ...this.#state(id), state: 'waiting', sessionUrl: `${this.site}/session/${name}` };
  }
}
