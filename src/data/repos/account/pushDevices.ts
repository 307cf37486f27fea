import { env } from '#src/config/env.ts';
import { site } from '#src/config/site.ts';
import { sha256 } from '#src/model/base/hash.ts';
import {
  deviceName,
  type PushDevice,
  pushDeviceDocument,
  pushDeviceSchema,
} from '#src/model/push/devices.ts';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import { callFunction } from '../../functions/callables.ts';
import * as push from '../../push.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

/** False for a shop without the key of its pushes; the local stand-in needs none. */
export const isSetUp = (): boolean => env.backend === 'local' || Boolean(site.pushKey);

/** Registers this browser, which may show notifications. Returns the id of the device. */
export async function register(userId: string): Promise<string> {
  const name = deviceName(navigator.userAgent);
  const fid = await push.registerBrowser(name);
  // The same browser of the same person is one device, however often it is registered.
  const deviceId = await sha256(`${userId} ${fid}`);
  const device = { userId, fid, name, createdAt: SERVER_TIME };
  await writeTogether((writer) => writer.set(pushDeviceDocument.build({ deviceId }), device));
  return deviceId;
}

export const { forgetBrowser } = push;

/** Follows the devices of somebody. */
export function watchOf(
  userId: string,
  onNext: (devices: PushDevice[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.pushDevicesOf(userId), pushDeviceSchema, { onNext, onError });
}

export function remove(deviceId: string): Promise<void> {
  return writeTogether((writer) => writer.remove(pushDeviceDocument.build({ deviceId })));
}

/** Has the server push to a device, so that its owner sees what it looks like. */
export async function tryOut(deviceId: string): Promise<void> {
  await callFunction(settingsContracts.sendTestPush, { deviceId });
}
