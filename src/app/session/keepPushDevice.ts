import { beforeSignOut } from '#src/data/auth/session.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { forgetDevice, isRenewalDue, rememberDevice, thisDevice } from '#src/stores/pushDevice.ts';

const loadDevices = () => import('#src/data/repos/account/pushDevices.ts');

/** Registers this browser again once a week, and takes away what it was registered as before. */
async function renew({ uid }: SessionUser): Promise<void> {
  const device = thisDevice();
  const isOwn = device?.userId === uid && Notification.permission === 'granted';
  if (!isOwn || !isRenewalDue(device, Date.now())) return;
  const devices = await loadDevices();
  const id = await devices.register(uid);
  rememberDevice(id, uid);
  if (id !== device.id) await devices.remove(device.id);
}

/** Nobody reads the pushes of somebody who has signed out. */
async function end({ uid }: SessionUser): Promise<void> {
  const device = thisDevice();
  if (device?.userId !== uid) return;
  forgetDevice();
  const devices = await loadDevices();
  await Promise.all([devices.remove(device.id), devices.forgetBrowser()]);
}

/** Keeps the pushes to this browser while its administrator is signed in. Returns what stops it. */
export function keepPushDevice(user: SessionUser): () => void {
  renew(user).catch((thrown: unknown) => {
    console.warn('The pushes could not be renewed', toAppError(thrown).code);
  });
  return beforeSignOut(() => end(user));
}
