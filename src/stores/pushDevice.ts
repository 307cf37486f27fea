import * as z from 'zod/mini';
import { DAY_MS } from '#src/model/base/units.ts';
import { localStore } from '#src/lib/browserStorage.ts';

const STORAGE_KEY = 'pushDevice';

const schema = z.object({
  id: z.string(),
  userId: z.string(),
  /** The time of the last registration. */
  at: z.number(),
});

export type ThisDevice = z.infer<typeof schema>;

/** The device as which this browser takes pushes; undefined when it takes none. */
export function thisDevice(): ThisDevice | undefined {
  return localStore.readJson(STORAGE_KEY, schema);
}

export function rememberDevice(id: string, userId: string): void {
  localStore.writeJson(STORAGE_KEY, { id, userId, at: Date.now() } satisfies ThisDevice);
}

export function forgetDevice(): void {
  localStore.remove(STORAGE_KEY);
}

/** Firebase wants to hear of a browser now and then, and may give it another token. */
const RENEWED_AFTER_MS = 7 * DAY_MS;

export const isRenewalDue = ({ at }: ThisDevice, now: number): boolean =>
  now - at >= RENEWED_AFTER_MS;
