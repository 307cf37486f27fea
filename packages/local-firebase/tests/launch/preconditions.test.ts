import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fullDisk, requireFreePorts } from '../../src/preconditions.ts';
import { temporaryDirectory } from '../support/temporary.ts';

function listen(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

describe('a port', () => {
  test('names the port that is taken and the service that needs it', async () => {
    const auth = await listen();
    await expect(requireFreePorts('127.0.0.1', { auth })).rejects.toMatchObject({
      name: 'Problem',
      message: `Another program already uses port ${auth} (auth).`,
      advice: expect.arrayContaining([expect.stringContaining(`lsof -i :${auth}`)]) as string[],
    });
  });

  test('is silent when all are free', async () => {
    await expect(requireFreePorts('127.0.0.1', { auth: 0 })).resolves.toBeUndefined();
  });
});

describe('the disk', () => {
  test('is content while enough is free', () => {
    expect(fullDisk(temporaryDirectory(), 0)).toBeUndefined();
  });

  test('says how much is left, where, and how much it takes', () => {
    const directory = temporaryDirectory();
    const problem = fullDisk(directory, 2 ** 70);
    expect(problem?.message).toMatch(/^The disk is full: \d+\.\d MB are left for \//);
    expect(problem?.message).toContain(directory);
    expect(problem?.advice[0]).toMatch(/at least \d+\.0 MB/);
  });
});
