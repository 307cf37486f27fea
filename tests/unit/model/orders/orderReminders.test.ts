import { describe, expect, test } from 'vitest';
import {
  reminderPlan,
  reminderProblem,
  reminderSettingsSchema,
  reminderStep,
} from '#src/model/orders/orderReminders.ts';

const schema = reminderSettingsSchema({ afterDays: 7, expireAfterDays: 30 });
const settings = schema.parse({});
const CREATED = new Date('2025-06-01T14:00:00Z');
const day = (month: number, date: number, hour = 7) =>
  new Date(Date.UTC(2025, month - 1, date, hour));
const order = { paymentStatus: 'pending', createdAt: CREATED } as const;

describe('the plan for an unpaid order', () => {
  test('is a reminder after seven days and the end after thirty', () => {
    expect(reminderPlan(order, settings, day(6, 2))).toEqual({
      remindAt: day(6, 8, 14),
      expireAt: day(7, 1, 14),
    });
  });

  test('is none where a discount has left nothing to pay', () => {
    const discount = {
      code: 'GAVE',
      kind: 'free-picture' as const,
      value: 1,
      paidFor: 0,
      minimum: 0,
      amount: 199,
    };
    const now = day(6, 20);
    expect(reminderPlan({ ...order, amount: 0, discount }, settings, now)).toBeUndefined();
    expect(reminderPlan({ ...order, amount: 1, discount }, settings, now)).toBeDefined();
    expect(reminderPlan({ ...order, amount: 0 }, settings, now)).toBeDefined();
  });

  test('follows the days that were chosen', () => {
    const chosen = schema.parse({ isOn: true, afterDays: 2, expireAfterDays: 5 });
    expect(reminderPlan(order, chosen, day(6, 2))).toEqual({
      remindAt: day(6, 3, 14),
      expireAt: day(6, 6, 14),
    });
  });

  test('gives an order that is reminded late as many days as any other', () => {
    expect(reminderPlan(order, settings, day(9, 1))).toEqual({
      remindAt: day(9, 1),
      expireAt: day(9, 24),
    });
    const reminded = { ...order, remindedAt: day(9, 1) };
    expect(reminderPlan(reminded, settings, day(9, 2))).toEqual({
      remindAt: undefined,
      expireAt: day(9, 24),
    });
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
  test.each([
    ['the day before', day(6, 7), undefined],
    ['on the seventh day, before the hour of the order', day(6, 8), 'remind'],
    ['long after', day(12, 1), 'remind'],
  ])('%s: %s, %s', (_when, now, step) => {
    expect(reminderStep(order, settings, now)).toBe(step);
  });

  test.each([
    ['soon after the reminder', day(6, 9), undefined],
    ['the day before its end', day(6, 30), undefined],
    ['on the thirtieth day', day(7, 1), 'expire'],
  ])('when it was reminded of, %s: %s, %s', (_when, now, step) => {
    const reminded = { ...order, remindedAt: day(6, 8) };
    expect(reminderStep(reminded, settings, now)).toBe(step);
  });

  test('counts days as the calendar in Copenhagen does', () => {
    const late = { ...order, createdAt: new Date('2025-06-01T21:30:00Z') };
    // 23:30 and 00:30 there.
    expect(reminderStep(late, settings, new Date('2025-06-08T21:59:00Z'))).toBe('remind');
    const next = { ...order, createdAt: new Date('2025-06-01T22:30:00Z') };
    expect(reminderStep(next, settings, new Date('2025-06-08T21:59:00Z'))).toBeUndefined();
  });
});

test.each([
  [{ afterDays: 1, expireAfterDays: 2 }, undefined],
  [{ afterDays: 364, expireAfterDays: 365 }, undefined],
  [{ afterDays: 0, expireAfterDays: 30 }, 'after-days'],
  [{ afterDays: 7, expireAfterDays: 366 }, 'expiry-days'],
  [{ afterDays: 7.5, expireAfterDays: 30 }, 'after-days'],
  [{ afterDays: Number.NaN, expireAfterDays: 30 }, 'after-days'],
  [{ afterDays: 30, expireAfterDays: 30 }, 'order'],
  [{ afterDays: 31, expireAfterDays: 30 }, 'order'],
] as const)('%j: %s', (days, problem) => {
  expect(reminderProblem(days)).toBe(problem);
});
