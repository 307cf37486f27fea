import * as z from 'zod/mini';
import { compactDay } from '../base/dates.ts';
import { date, trueByDefault, withDefault } from '../base/schema.ts';
import { DAY_MS } from '../base/units.ts';
import { saleFacts } from '../sale/life.ts';
import { isFreeSale } from '../sale/records.ts';
import type { PendingOrder } from './schema.ts';

/** The days that the photographer may choose; the security rules use the same values. */
export const REMINDER_MIN_DAYS = 1;
export const REMINDER_MAX_DAYS = 365;

interface ReminderDays {
  afterDays: number;
  expireAfterDays: number;
}

/** The days after which unpaid orders are reminded of and expire. */
export function reminderSettingsSchema(defaults: ReminderDays) {
  return z.object({
    isOn: trueByDefault,
    afterDays: withDefault(z.number(), defaults.afterDays),
    expireAfterDays: withDefault(z.number(), defaults.expireAfterDays),
    updatedAt: date,
  });
}

export type ReminderSettings = z.infer<ReturnType<typeof reminderSettingsSchema>>;

export type ReminderProblem = 'after-days' | 'expiry-days' | 'order';

/** Returns what is wrong with the days that were chosen. */
export function reminderProblem(days: ReminderDays): ReminderProblem | undefined {
  const isPossible = (value: number) =>
    Number.isInteger(value) && value >= REMINDER_MIN_DAYS && value <= REMINDER_MAX_DAYS;
  if (!isPossible(days.afterDays)) return 'after-days';
  if (!isPossible(days.expireAfterDays)) return 'expiry-days';
  return days.afterDays < days.expireAfterDays ? undefined : 'order';
}

/** The days on which something happens to an unpaid order by itself; both are shown beforehand. */
export interface ReminderPlan {
  /** Undefined when the customer has been reminded. */
  remindAt: Date | undefined;
  expireAt: Date;
}

/** The fields that reminders are decided by, besides the amount. */
const remindedFields = [
  'paymentStatus',
  'createdAt',
  'remindedAt',
  'remindersStopped',
  'discount',
  'giftCard',
] as const satisfies (keyof PendingOrder)[];

/** The fields that the server reads of an order. With their lines, thousands of orders would fill the memory. */
export const readForReminders = ['userId', 'amount', ...remindedFields] as const;

type RemindedOrder = Pick<PendingOrder, (typeof remindedFields)[number]> & { amount?: number };

const latest = (...times: number[]): Date => new Date(Math.max(...times));

/**
 * Returns the plan for an order; undefined when it is left alone. Nothing expires without a reminder:
 * an order that is reminded late gets as many days after it as any other.
 */
export function reminderPlan(
  order: RemindedOrder,
  { isOn, afterDays, expireAfterDays }: ReminderSettings,
  now: Date,
): ReminderPlan | undefined {
  const { createdAt, remindedAt, remindersStopped, amount } = order;
  if (!isOn || remindersStopped || !createdAt) return undefined;
  if (amount !== undefined && isFreeSale({ ...order, total: amount })) return undefined;
  if (!saleFacts({ order }).isUndecided) return undefined;
  const created = createdAt.getTime();
  const remindAt = remindedAt ?? latest(created + afterDays * DAY_MS, now.getTime());
  const grace = (expireAfterDays - afterDays) * DAY_MS;
  const expireAt = latest(created + expireAfterDays * DAY_MS, remindAt.getTime() + grace);
  return { remindAt: remindedAt ? undefined : remindAt, expireAt };
}

export type ReminderStep = 'remind' | 'expire';

/** Returns what has to happen to an order today. */
export function reminderStep(
  order: RemindedOrder,
  settings: ReminderSettings,
  now: Date,
): ReminderStep | undefined {
  const plan = reminderPlan(order, settings, now);
  if (!plan) return undefined;
  const isToday = (time: Date) => compactDay(time) <= compactDay(now);
  if (plan.remindAt) return isToday(plan.remindAt) ? 'remind' : undefined;
  return isToday(plan.expireAt) ? 'expire' : undefined;
}
