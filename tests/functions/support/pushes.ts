import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { pushDeviceDocument } from '#src/model/push/devices.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { portOffset } from './local.ts';
import { unique } from './people.ts';

const provider = `http://${LOCAL_HOST}:${localPorts(portOffset).providers}`;

export interface Device {
  id: string;
  fid: string;
}

interface CaughtPush {
  fid: string;
  payload: { data: Record<string, string> };
}

const post = (path: string, body: object) =>
  fetch(`${provider}${path}`, { method: 'POST', body: JSON.stringify(body) });

export const deviceAt = (deviceId: string) =>
  firestore().doc(pushDeviceDocument.build({ deviceId }));

/** A device of somebody, which takes pushes. */
export async function registerDevice(userId: string): Promise<Device> {
  const answer = await post('/push/registrations', { name: 'Chrome, Linux' });
  const { fid } = (await answer.json()) as { fid: string };
  const id = (unique() + unique()).padEnd(64, '0');
  await deviceAt(id).set({ userId, fid, name: 'Chrome, Linux', createdAt: new Date() });
  return { id, fid };
}

/** Its browser takes no more. */
export async function unregisterDevice({ fid }: Device): Promise<void> {
  await post('/push/unregistrations', { fid });
}

/** Makes the next push to a device fail; with `isSent` only its answer does. */
export async function failNextPush({ fid }: Device, isSent = false): Promise<void> {
  await post('/email-failures', { status: 503, contains: fid, isSent });
}

/** What a device was told, the oldest first. */
export async function pushesTo({ fid }: Device): Promise<Record<string, string>[]> {
  const pushes = (await (await fetch(`${provider}/pushes.json`)).json()) as CaughtPush[];
  return pushes
    .filter((push) => push.fid === fid)
    .map(({ payload }) => payload.data)
    .reverse();
}
