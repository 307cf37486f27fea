import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { Databases } from '../core/databases.ts';
import { namespaceOf } from '../core/namespaceOf.ts';
import { FrameReader, splitFrames } from './frames.ts';
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

/** Lets clients connect to `/.ws`; returns how to hang up on all of them. */
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
