import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requireFreePorts } from '../../../tools/local-firebase/ports.ts';

function listen(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

test('names the port that is taken and the service that needs it', async () => {
  const auth = await listen();
  await expect(requireFreePorts({ auth })).rejects.toMatchObject({
    name: 'Problem',
    message: `Another program already uses port ${auth} (auth).`,
    advice: expect.arrayContaining([expect.stringContaining(`lsof -i :${auth}`)]) as string[],
  });
});

test('is silent when all are free', async () => {
  await expect(requireFreePorts({ auth: 0 })).resolves.toBeUndefined();
});
