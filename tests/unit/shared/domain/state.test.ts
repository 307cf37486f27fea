import { describe, expect, test } from 'vitest';
import { isCaptchaToken } from '#src/shared/domain/captcha.ts';
import {
  isAnalyticsCookie,
  isPageOpen,
  parseConsent,
  showsCookieBanner,
} from '#src/shared/domain/consent.ts';
import { health, healthStatus, withOperation } from '#src/shared/domain/health.ts';
import { leaveReasonsFor } from '#src/shared/domain/leaveGuard.ts';
import { isAdminOnline, isUserOnline, onlineCustomers } from '#src/shared/domain/presence.ts';
import { specialtyIcon } from '#src/shared/domain/specialtyIcon.ts';
import type { Operation } from '#src/shared/schemas/system.ts';
import { day } from '../../../support/bareRecords.ts';

const now = day(10);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('presence', () => {
  test.each([
    [0, true],
    [299, true],
    [300, false],
    [-5, true],
  ])('an entry of %i seconds ago is online: %s', (seconds, expected) => {
    expect(isUserOnline({ timestamp: ago(seconds) }, now)).toBe(expected);
  });

  test.each([
    [true, ago(120), true],
    [true, ago(121), false],
    [false, ago(1), false],
    [true, undefined, false],
  ])('an administrator, flagged %s, seen %s: %s', (online, lastSeen, expected) => {
    expect(isAdminOnline({ online, lastSeen }, now)).toBe(expected);
  });

  test('administrators are not among the people online', () => {
    const user = {
      uid: 'a',
      email: '',
      displayName: '',
      phoneNumber: '',
      currentPage: '/',
      isOnline: true,
      isAdmin: false,
      lastSeen: now,
      timestamp: now,
    };
    const users = [
      user,
      { ...user, uid: 'b', isAdmin: true },
      { ...user, uid: 'c', timestamp: day(1) },
    ];
    expect(onlineCustomers(users, now).map(({ uid }) => uid)).toEqual(['a']);
  });
});

describe('health', () => {
  const operation = (number: number, error?: string): Operation => ({
    id: String(number),
    timestamp: day(number),
    operation: 'apply',
    success: error === undefined,
    ...(error !== undefined && { error }),
  });
  const bad = 'Critical: storage';

  test.each([
    [[], 'healthy', 'inactive'],
    [[operation(1)], 'healthy', 'active'],
    [[operation(1, 'file too large')], 'healthy', 'active'],
    [[operation(1, bad)], 'warning', 'warning'],
    [[operation(1, bad), operation(2, 'system down')], 'warning', 'warning'],
    [[operation(1, bad), operation(2, bad), operation(3, bad)], 'error', 'error'],
    // What the dashboard itself notes is a code: these say that the system is at fault.
    [[operation(1, 'upload/service-unavailable')], 'warning', 'warning'],
    [
      [
        operation(1, 'quota-exceeded'),
        operation(2, 'service-failed'),
        operation(3, 'index-missing'),
      ],
      'error',
      'error',
    ],
    [[operation(1, 'upload/unreadable'), operation(2, 'permission-denied')], 'healthy', 'active'],
    [[operation(1, `${bad} 403`), operation(2, 'system: permission denied')], 'healthy', 'active'],
    [
      [1, 2, 3].map((n) => operation(n, bad)).concat([4, 5, 6].map((n) => operation(n))),
      'warning',
      'warning',
    ],
  ])('case %#: %s', (operations, expected, status) => {
    expect(health(operations)).toBe(expected);
    expect(healthStatus([...operations].reverse())).toBe(status);
  });

  test('the log keeps a hundred, the newest first', () => {
    const log = Array.from({ length: 100 }, (_, index) => operation(index));
    const after = withOperation(log, operation(200));
    expect(after).toHaveLength(100);
    expect(after[0]?.id).toBe('200');
    expect(after.at(-1)?.id).toBe('1');
  });
});

describe('cookies', () => {
  test.each([
    ['accepted', 'accepted'],
    ['declined', 'declined'],
    ['maybe', null],
    [null, null],
  ])('the stored choice %s reads as %s', (stored, expected) => {
    expect(parseConsent(stored)).toBe(expected);
  });

  test.each([
    [null, '/', true],
    [null, '/cookies-politik', true],
    ['declined', '/', true],
    ['declined', '/cookies-politik', false],
    ['accepted', '/', false],
  ] as const)('the banner when %s at %s: %s', (consent, path, expected) => {
    expect(showsCookieBanner(consent, path)).toBe(expected);
  });

  test.each([
    ['declined', '/', true],
    ['declined', '/cookies-politik', true],
    ['declined', '/privatlivspolitik', true],
    ['declined', '/k%C3%B8bsbetingelser', true],
    ['declined', '/cookies-declined', true],
    ['declined', '/ukendt', true],
    ['declined', '/portfolio', false],
    ['declined', '/login', false],
    [null, '/portfolio', true],
    ['accepted', '/portfolio', true],
  ] as const)('when %s, %s is open: %s', (consent, path, expected) => {
    expect(isPageOpen(consent, path)).toBe(expected);
  });

  test.each([
    ['_ga', true],
    ['_ga_ABC', true],
    ['_gid', true],
    ['ga', false],
    ['session', false],
  ])('%s measures visits: %s', (name, expected) => {
    expect(isAnalyticsCookie(name)).toBe(expected);
  });
});

test.each([
  [[false, 0, 0], 'page', []],
  [[true, 0, 0], 'tab', ['unsaved']],
  [[true, 2, 1], 'tab', ['unsaved']],
  [[false, 2, 1], 'page', ['uploading', 'archiving']],
  [[true, 1, 0], 'site', ['unsaved', 'uploading']],
] as const)(
  'leaving with %j by %s',
  ([hasUnsavedChanges, uploadCount, archiveCount], way, expected) => {
    expect(leaveReasonsFor({ hasUnsavedChanges, uploadCount, archiveCount }, way)).toEqual(
      expected,
    );
  },
);

test.each([
  [null, false],
  ['', false],
  ['a'.repeat(20), false],
  ['a'.repeat(21), true],
])('%j can be a token: %s', (token, expected) => {
  expect(isCaptchaToken(token)).toBe(expected);
});

test.each([
  ['', 'Bryllupsfotografering', 'heart'],
  ['star', 'Bryllup', 'star'],
  ['', 'Portrætter i studiet', 'user'],
  ['', 'By og arkitektur', 'building-2'],
  ['', 'Byggeri', 'camera'],
  ['', 'Naturfoto', 'mountain'],
  ['', 'Nat', 'moon'],
  ['', 'Noget andet', 'camera'],
])('the icon %j of %j is %s', (icon, title, expected) => {
  expect(specialtyIcon({ icon, title })).toBe(expected);
});
