import { randomUUID } from 'node:crypto';
import { ANONYMOUS, type Access, atExpiry, readToken, TokenError } from '../core/access.ts';
import { DeniedError, type Database } from '../core/database.ts';
import { toValue, isDictionary } from '../rules/values.ts';
import { hashNode } from '../tree/compare.ts';
import { isRecord } from '../tree/json.ts';
import { DataError, splitPath, nodeAt } from '../tree/node.ts';
import { buildMerge, buildSet } from '../tree/writes.ts';
import { DisconnectQueue } from './disconnectQueue.ts';
import { IndexError, Listens } from './listens.ts';

type Body = Record<string, unknown>;

interface Reply {
  readonly s: string;
  readonly d: unknown;
}

const OK: Reply = { s: 'ok', d: '' };

function textOf(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new DataError(`Invalid request: ${name} is missing.`);
  return value;
}

function replyToError(error: unknown): Reply {
  if (error instanceof DeniedError) return { s: 'permission_denied', d: error.message };
  if (error instanceof TokenError) return { s: error.code, d: error.message };
  if (error instanceof DataError) return { s: 'invalid_data', d: error.message };
  if (error instanceof IndexError) return { s: 'failed', d: error.message };
  console.error('Unexpected', error);
  return { s: 'internal_error', d: String(error) };
}

/** One connection to a database: its rights, its listens, its writes on disconnect. */
export class Session {
  readonly id = randomUUID();
  readonly database: Database;
  private readonly send: (message: unknown) => void;
  private readonly listens: Listens;
  private readonly disconnects: DisconnectQueue;
  private access: Access = ANONYMOUS;
  private expiry: NodeJS.Timeout | undefined;

  private readonly actions: ReadonlyMap<string, (body: Body) => Reply> = new Map([
    ['s', () => OK],
    ['appcheck', () => OK],
    ['unappeck', () => OK],
    ['auth', (body) => this.signIn(body)],
    ['gauth', (body) => this.signIn(body)],
    ['unauth', () => this.signOut()],
    ['q', (body) => this.listen(body)],
    ['n', (body) => this.unlisten(body)],
    ['g', (body) => this.get(body)],
    ['p', (body) => this.put(body)],
    ['m', (body) => this.merge(body)],
    ['o', (body) => this.onDisconnect('set', body)],
    ['om', (body) => this.onDisconnect('merge', body)],
    ['oc', (body) => this.cancelOnDisconnect(body)],
  ] satisfies [string, (body: Body) => Reply][]);

  constructor(database: Database, send: (message: unknown) => void) {
    this.database = database;
    this.send = send;
    this.disconnects = new DisconnectQueue(database);
    this.listens = new Listens({
      database,
      access: () => this.access,
      push: (a, b) => {
        this.sendData({ a, b });
      },
    });
  }

  greet(host: string): void {
    const hello = { ts: Date.now(), v: '5', h: host, s: this.id };
    this.send({ t: 'c', d: { t: 'h', d: hello } });
  }

  /** Takes one message; what is not understood is answered or ignored, never thrown. */
  receive(message: unknown): void {
    if (!isRecord(message) || !isRecord(message['d'])) return;
    if (message['t'] === 'c') this.control(message['d']);
    if (message['t'] === 'd') this.request(message['d']);
  }

  /** The connection is gone. */
  end(): void {
    clearTimeout(this.expiry);
    this.listens.clear();
    this.disconnects.run();
  }

  private control(control: Body): void {
    if (control['t'] === 'p') this.send({ t: 'c', d: { t: 'o', d: {} } });
  }

  private sendData(d: unknown): void {
    this.send({ t: 'd', d });
  }

  private request({ r, a, b }: Body): void {
    if (typeof r !== 'number') return;
    this.sendData({ r, b: this.answer(a, isRecord(b) ? b : {}) });
  }

  private answer(action: unknown, body: Body): Reply {
    const handle = typeof action === 'string' ? this.actions.get(action) : undefined;
    if (handle === undefined) return { s: 'unknown_action', d: 'Unknown action.' };
    try {
      return handle(body);
    } catch (error) {
      return replyToError(error);
    }
  }

  private signIn(body: Body): Reply {
    const access = readToken(textOf(body, 'cred'), Date.now());
    this.setAccess(this.overrideAuth(access, body));
    const { auth, expires } = this.access;
    return { s: 'ok', d: { auth, ...(expires === null ? {} : { expires }) } };
  }

  /** An administrator may ask to be judged by the rules as somebody else, or as nobody. */
  private overrideAuth(access: Access, { authvar, noauth }: Body): Access {
    if (!access.isAdmin) return access;
    if (noauth === true) return ANONYMOUS;
    const auth = toValue(authvar);
    return isDictionary(auth) ? { ...ANONYMOUS, auth } : access;
  }

  private signOut(): Reply {
    this.setAccess(ANONYMOUS);
    return OK;
  }

  private setAccess(access: Access): void {
    clearTimeout(this.expiry);
    this.access = access;
    this.expiry = atExpiry(access, () => {
      this.expire();
    });
    this.listens.recheck();
  }

  private expire(): void {
    const b = { s: 'expired_token', d: 'Auth token is expired.' };
    this.sendData({ a: 'ac', b });
    this.setAccess(ANONYMOUS);
  }

  private listen(body: Body): Reply {
    const { q: query, t: tag, h: hash } = body;
    const warnings = this.listens.add({ path: textOf(body, 'p'), query, tag, hash });
    return { s: 'ok', d: warnings.length === 0 ? {} : { w: warnings } };
  }

  private unlisten(body: Body): Reply {
    this.listens.remove({ path: textOf(body, 'p'), query: body['q'], tag: body['t'] });
    return OK;
  }

  private get(body: Body): Reply {
    const d = this.listens.once({ path: textOf(body, 'p'), query: body['q'] });
    return { s: 'ok', d };
  }

  private put(body: Body): Reply {
    const path = textOf(body, 'p');
    const { root } = this.database;
    // A transaction names the state it started from and is only done on that.
    if (typeof body['h'] === 'string') {
      const keys = splitPath(path);
      this.database.requireComparable(keys, this.access);
      if (body['h'] !== hashNode(nodeAt(root, keys))) {
        return { s: 'datastale', d: 'Transaction hash does not match' };
      }
    }
    const batch = buildSet({ root, path, value: body['d'], now: Date.now() });
    this.database.write(batch, this.access);
    return OK;
  }

  private merge(body: Body): Reply {
    const { d: values } = body;
    if (!isRecord(values)) throw new DataError('Invalid data; expected an object.');
    const { root } = this.database;
    const batch = buildMerge({ root, path: textOf(body, 'p'), values, now: Date.now() });
    this.database.write(batch, this.access);
    return OK;
  }

  private onDisconnect(kind: 'set' | 'merge', body: Body): Reply {
    const { access } = this;
    this.disconnects.add({ kind, path: textOf(body, 'p'), value: body['d'], access });
    return OK;
  }

  private cancelOnDisconnect(body: Body): Reply {
    this.disconnects.cancel(textOf(body, 'p'));
    return OK;
  }
}
