import { collections } from '../../../src/model/base/paths.ts';
import type { OrderMail, OrderMailError } from '../../../src/model/mails/outbox.ts';
import {
  type PushDevice,
  pushDeviceDocument,
  pushDeviceSchema,
} from '../../../src/model/push/devices.ts';
import { pushMessage } from '../../../src/model/push/message.ts';
import { readable } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { isAdministratorToday } from '../guards/identity.ts';
import { pushTo } from './fcm.ts';

/** Firebase has said that a browser takes no more pushes, or its owner is no administrator any more. */
export async function forgetDevice(deviceId: string): Promise<void> {
  await firestore().doc(pushDeviceDocument.build({ deviceId })).delete();
}

/** The devices whose owners are administrators at this moment. Those of others are forgotten. */
async function devicesOfAdministrators(): Promise<PushDevice[]> {
  const { docs } = await firestore().collection(collections.pushDevices).get();
  const devices = readable(pushDeviceSchema, docs);
  const administrators = new Set<string>();
  for (const uid of new Set(devices.map(({ userId }) => userId)))
    if (await isAdministratorToday(uid)) administrators.add(uid);
  const others = devices.filter(({ userId }) => !administrators.has(userId));
  await Promise.all(others.map(({ id }) => forgetDevice(id)));
  return devices.filter(({ userId }) => administrators.has(userId));
}

/**
 * Pushes news to every device that has not taken them. `note` keeps those that have, so that a repetition
 * reaches the others alone. Returns what went wrong, if anything did.
 */
export async function pushToDevices(
  news: readonly OrderMail[],
  note: (reached: string[]) => Promise<void>,
): Promise<OrderMailError | undefined> {
  const message = pushMessage(news);
  if (!message) return undefined;
  const reached = new Set(news.flatMap((each) => each.reached ?? []));
  let error: OrderMailError | undefined;
  for (const { id, fid } of await devicesOfAdministrators()) {
    if (reached.has(id)) continue;
    const outcome = await pushTo(fid, message);
    if (outcome === 'taken') await note([...reached.add(id)]);
    else if (outcome === 'gone') await forgetDevice(id);
    else error = outcome;
  }
  return error;
}
