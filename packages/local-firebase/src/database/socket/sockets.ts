import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { type Databases, namespaceOf } from '../core/database.ts';
import { Session } from './session.ts';

const MAX_FRAME_BYTES = 16 * 1024 * 1024;
const UNREADABLE = 1007;

interface Connection {
  readonly session: Session;
  readonly end: () => void;
}

function toText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString();
}

/** Lets clients connect to `/.ws`; returns the function that closes all connections. */
export function acceptSockets(server: Server, databases: Databases): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  const connections = new Map<string, Connection>();

  function open(socket: WebSocket, request: IncomingMessage, url: URL): void {
    const previous = url.searchParams.get('ls');
    // A client that comes back before its old connection was noticed to be dead.
    if (previous !== null) connections.get(previous)?.end();
    const session = new Session(databases.get(namespaceOf(url, request)), (message) => {
      if (socket.readyState !== socket.OPEN) return;
      for (const frame of splitFrames(JSON.stringify(message))) socket.send(frame);
    });
    const end = (): void => {
      if (!connections.delete(session.id)) return;
      session.end();
      socket.terminate();
    };
    connections.set(session.id, { session, end });
    socket.on('close', end);
    socket.on('error', end);
    receiveFrames(socket, session);
    session.greet(request.headers.host ?? 'localhost');
  }

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy());
    const url = URL.parse(request.url ?? '/', 'http://localhost');
    if (url?.pathname !== '/.ws') {
      stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      open(socket, request, url);
    });
  });
  return () => {
    for (const { end } of [...connections.values()]) end();
    sockets.close();
  };
}

function receiveFrames(socket: WebSocket, session: Session): void {
  const reader = new FrameReader();
  socket.on('message', (data) => {
    const text = reader.read(toText(data));
    if (text === null) return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      socket.close(UNREADABLE, 'Unreadable message');
      return;
    }
    session.receive(message);
  });
}

const MAX_FRAME_LENGTH = 16_384;
const MAX_COUNT_LENGTH = 6;
const KEEPALIVE = '0';
const MAX_FRAMES = 50_000;

/** Cuts a message into the frames that carry it; several are announced by their number. */
export function splitFrames(message: string): string[] {
  if (message.length <= MAX_FRAME_LENGTH) return [message];
  const parts: string[] = [];
  for (let at = 0; at < message.length; at += MAX_FRAME_LENGTH) {
    parts.push(message.slice(at, at + MAX_FRAME_LENGTH));
  }
  return [String(parts.length), ...parts];
}

/** Puts frames together again. */
export class FrameReader {
  private parts: string[] | null = null;
  private expected = 0;

  /** Takes a frame; returns the message it completes, or null. */
  read(frame: string): string | null {
    if (this.parts === null) return this.readFirst(frame);
    this.parts.push(frame);
    if (this.parts.length < this.expected) return null;
    const message = this.parts.join('');
    this.parts = null;
    return message;
  }

  private readFirst(frame: string): string | null {
    if (frame === KEEPALIVE) return null;
    if (frame.length > MAX_COUNT_LENGTH || !/^\d+$/.test(frame)) return frame;
    const count = Number(frame);
    if (count < 1 || count > MAX_FRAMES) return frame;
    this.expected = count;
    this.parts = [];
    return null;
  }
}
