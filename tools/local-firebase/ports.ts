import { createServer } from 'node:net';
import { LOCAL_HOST, type LocalPorts } from '#src/config/local.ts';
import { Problem } from '../problem.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: LOCAL_HOST, exclusive: true }, () =>
      probe.close(() => resolve(true)),
    );
  });
}

/** Refuses to start, in plain words, when somebody else listens on a port that is needed. */
export async function requireFreePorts(ports: Partial<LocalPorts>): Promise<void> {
  const taken: string[] = [];
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push(`${port} (${service})`);
  }
  if (taken.length === 0) return;
  throw new Problem(
    `Another program already uses port ${taken.join(', ')}.`,
    'Is the site running in another terminal? Stop it there with Ctrl-C.',
    `Otherwise see who it is with: lsof -i :${taken[0]?.split(' ')[0] ?? ''}`,
  );
}
