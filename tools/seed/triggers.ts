import { LOCAL_HOST, type LocalPorts } from '#src/config/local.ts';

/** Lets functions follow what is written, or not. Those that are called by their address always answer. */
export async function setTriggers({ hub }: LocalPorts, areOn: boolean): Promise<void> {
  const way = areOn ? 'enable' : 'disable';
  const url = `http://${LOCAL_HOST}:${hub}/functions/${way}BackgroundTriggers`;
  const answer = await fetch(url, { method: 'PUT' });
  if (!answer.ok) throw new Error(`The triggers could not be set: ${answer.status}`);
}

/** Writes whole content, with all that functions would make of it: they would start a process for each of many files. */
export async function withoutTriggers(
  ports: LocalPorts,
  write: () => Promise<void>,
): Promise<void> {
  await setTriggers(ports, false);
  try {
    await write();
  } finally {
    await setTriggers(ports, true);
  }
}
