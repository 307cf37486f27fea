import { onRequest, type HttpsFunction } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import {
  onSchedule,
  type ScheduleFunction,
  type ScheduleOptions,
} from 'firebase-functions/scheduler';
import { isEmulated } from './env.ts';

/** Times of day are those of the photographer. */
const TIME_ZONE = 'Europe/Copenhagen';

/**
 * Deploys a function that runs by itself at set times. The emulator has no scheduler: there the
 * function runs when a program of this machine posts to it, so that a local site and the tests need
 * not wait.
 */
export function scheduled(
  name: string,
  options: ScheduleOptions,
  handler: (now: Date) => Promise<void>,
): ScheduleFunction | HttpsFunction {
  if (!isEmulated) {
    return onSchedule({ timeZone: TIME_ZONE, ...options }, () => handler(new Date()));
  }
  return onRequest({ cors: false }, async ({ method }, response) => {
    if (method !== 'POST') {
      response.status(405).json({ success: false });
      return;
    }
    await handler(new Date());
    logger.info(name, { ran: true });
    response.json({ success: true });
  });
}
