import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { LOCAL_HOST } from '#src/config/local.ts';
import { commands, type Send } from './commands.ts';

const ANSWER = 1;

type Message = [kind: number, id: number, error: { message: string } | null, result: unknown];

/** Calls back with each message. A message is preceded by its length in bytes and a colon. */
function readMessages(socket: Socket, onMessage: (message: unknown) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      onMessage(JSON.parse(received.toString('utf8', start, end)));
      received = received.subarray(end);
    }
  });
}

/** Most results lie in a field of their own. */
function valueOf(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'value' in result;
  return isWrapped ? result.value : result;
}

/**
 * Opens a session at Firefox itself, over the socket on which it takes the commands of the WebDriver
 * standard. Other tools put the program geckodriver in front, which passes them on.
 */
export async function openMarionetteSession(port: number): Promise<Send> {
  const socket = connect(port, LOCAL_HOST);
  await once(socket, 'connect');
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  readMessages(socket, (message) => {
    // The first message introduces the browser.
    if (!Array.isArray(message)) return;
    const [kind, id, error, result] = message as Message;
    const request = waiting.get(id);
    if (kind !== ANSWER || !request) return;
    waiting.delete(id);
    if (error) request.reject(new Error(error.message));
    else request.resolve(valueOf(result));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });

  let sent = 0;
  const send = (name: string, body: object): Promise<unknown> => {
    sent += 1;
    const request = Promise.withResolvers<unknown>();
    waiting.set(sent, request);
    const message = JSON.stringify([0, sent, name, body]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    return request.promise;
  };
  await send('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } },
  });
  return (name, body = {}) => send(commands[name].nameInFirefox, body);
}
