import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { LOCAL_HOST } from '#src/config/local.ts';

/** The way to an emulator. While it is cut the emulator is dead to whoever goes this way, and to nobody else. */
export interface Line {
  port: number;
  /** Counts what is sent to the emulator from now on, and tells of each piece before it arrives. */
  count: (sent: (piece: number) => void) => void;
  /**
   * Drops what is on the way, and refuses what comes during these milliseconds. Returns the number of
   * connections that were lost.
   */
  cut: (milliseconds: number) => number;
  close: () => void;
}

export async function lineTo(targetPort: number, port = 0): Promise<Line> {
  const open = new Set<Socket>();
  let mendedAt = 0;
  let pieces = 0;
  let tell: (piece: number) => void = () => undefined;
  const drop = () => open.forEach((socket) => socket.destroy());
  const server = createServer((client) => {
    if (performance.now() < mendedAt) {
      client.destroy();
      return;
    }
    const emulator = connect(targetPort, LOCAL_HOST);
    client.on('data', () => tell((pieces += 1)));
    for (const [from, to] of [
      [client, emulator],
      [emulator, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      // A destroyed socket reports an error to the other end, which is what a cut is about.
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(port, LOCAL_HOST);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    count: (sent) => {
      pieces = 0;
      tell = sent;
    },
    cut: (milliseconds) => {
      mendedAt = performance.now() + milliseconds;
      const lost = open.size;
      drop();
      return lost;
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
