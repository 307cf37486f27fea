import { describe, expect, test } from 'vitest';
import {
  reminderPlan,
  reminderProblem,
  reminderSettingsSchema,
  reminderStep,
} from '#src/model/orders/orderReminders.ts';

const schema = reminderSettingsSchema({ afterDays: 7, expireAfterDays: 30 });
const settings = schema.parse({});
const day = (month: number, date: number, hour = 7) =>
  new Date(Date.UTC(2025, month - 1, date, hour));
const order = { paymentStatus: 'pending', createdAt: day(6, 1, 14) } as const;

describe('the plan for an unpaid order', () => {
  test('is a reminder after seven days and the end after thirty, or the days that were chosen', () => {
    const usual = { remindAt: day(6, 8, 14), expireAt: day(7, 1, 14) };
    expect(reminderPlan(order, settings, day(6, 2))).toEqual(usual);
    const chosen = schema.parse({ isOn: true, afterDays: 2, expireAfterDays: 5 });
    const sooner = { remindAt: day(6, 3, 14), expireAt: day(6, 6, 14) };
    expect(reminderPlan(order, chosen, day(6, 2))).toEqual(sooner);
  });

  test('gives an order that is reminded late as many days as any other', () => {
    const expireAt = day(9, 24);
    const late = { remindAt: day(9, 1), expireAt };
    expect(reminderPlan(order, settings, day(9, 1))).toEqual(late);
    const reminded = { ...order, remindedAt: day(9, 1) };
    const plan = { remindAt: undefined, expireAt };
    expect(reminderPlan(reminded, settings, day(9, 2))).toEqual(plan);
  });

  test('is none where a discount has left nothing to pay', () => {
    const terms = { code: 'GAVE', kind: 'free-picture' as const, value: 1, paidFor: 0, minimum: 0 };
    const isPlanned = (change: object) =>
      reminderPlan({ ...order, ...change }, settings, day(6, 20)) !== undefined;
    const discount = { ...terms, amount: 199 };
    expect(isPlanned({ amount: 0, discount })).toBe(false);
    expect([isPlanned({ amount: 1, discount }), isPlanned({ amount: 0 })]).toEqual([true, true]);
  });

  test.each([
    ['that is approved', { ...order, paymentStatus: 'completed' as const }, settings],
    ['that is cancelled', { ...order, paymentStatus: 'cancelled' as const }, settings],
    ['without a date', { ...order, createdAt: undefined }, settings],
    ['that is left alone', { ...order, remindersStopped: true }, settings],
    ['while nothing is sent', order, schema.parse({ isOn: false })],
  ])('is none for an order %s', (_which, unpaid, chosen) => {
    expect(reminderPlan(unpaid, chosen, day(12, 1))).toBeUndefined();
    expect(reminderStep(unpaid, chosen, day(12, 1))).toBeUndefined();
  });
});

describe('what happens to an order today', () => {
  test('is a reminder from the seventh day on, and once reminded the end on the thirtieth', () => {
    // The morning of the seventh day is before the hour of the order.
    const steps = [day(6, 7), day(6, 8), day(12, 1)].map((now) =>
      reminderStep(order, settings, now),
    );
    expect(steps).toEqual([undefined, 'remind', 'remind']);
    const reminded = { ...order, remindedAt: day(6, 8) };
    const later = [day(6, 9), day(6, 30), day(7, 1)];
    const ends = later.map((now) => reminderStep(reminded, settings, now));
    expect(ends).toEqual([undefined, undefined, 'expire']);
  });

  test('counts days as the calendar in Copenhagen does', () => {
    const seventhDay = new Date('2025-06-08T21:59:00Z');
    const stepOf = (createdAt: string) =>
      reminderStep({ ...order, createdAt: new Date(createdAt) }, settings, seventhDay);
    // 23:30 and 00:30 there.
    expect(stepOf('2025-06-01T21:30:00Z')).toBe('remind');
    expect(stepOf('2025-06-01T22:30:00Z')).toBeUndefined();
  });
});

test.each([
  [1, 2, undefined],
  [364, 365, undefined],
  [0, 30, 'after-days'],
  [7, 366, 'expiry-days'],
  [7.5, 30, 'after-days'],
  [Number.NaN, 30, 'after-days'],
  [30, 30, 'order'],
  [31, 30, 'order'],
])('a reminder after %d days and the end after %d: %s', (afterDays, expireAfterDays, problem) => {
  expect(reminderProblem({ afterDays, expireAfterDays })).toBe(problem);
});
