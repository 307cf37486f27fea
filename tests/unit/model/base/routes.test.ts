import { describe, expect, test } from 'vitest';
import {
  adminPath,
  galleryPath,
  historyPath,
  loginPath,
  newPasswordPath,
  parseGalleryQuery,
  parseHistoryTab,
  parseLoginQuery,
  parseMailedLink,
  parseProfileTab,
  profilePath,
} from '#src/model/base/addresses.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';

function queryOf(path: string): URLSearchParams {
  return new URLSearchParams(path.split('?')[1]);
}

describe('addresses', () => {
  test.each([
    [adminPath(), '/admin-dashboard'],
    [adminPath('filter-buttons'), '/admin-dashboard?tab=filter-buttons'],
    [loginPath(), '/login'],
    [
      loginPath({ redirect: '/admin-dashboard?tab=priser' }),
      '/login?redirect=%2Fadmin-dashboard%3Ftab%3Dpriser',
    ],
    [loginPath({ verificationPending: true }), '/login?verification=pending'],
    [newPasswordPath('a&b'), '/reset-password?mode=resetPassword&oobCode=a%26b'],
    [profilePath(), '/profil'],
    [profilePath('password'), '/profil?fane=password'],
    [historyPath('orders'), '/order-history'],
    [historyPath('cookies'), '/order-history?fane=cookies'],
    [galleryPath(routes.singleImages), '/enkeltbilleder'],
    [
      galleryPath(routes.albums, { category: 'nature', sort: 'oldest' }),
      '/billedlevering?kategori=nature&sortering=oldest',
    ],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  test.each([
    ['phone', 'phone'],
    ['nothing', 'information'],
    [null, 'information'],
  ])('%s opens the tab %s of the profile', (value, tab) => {
    expect(parseProfileTab(value)).toBe(tab);
  });

  test.each([
    ['cookies', 'cookies'],
    ['nothing', 'orders'],
    [null, 'orders'],
  ])('%s opens the tab %s of the order history', (value, tab) => {
    expect(parseHistoryTab(value)).toBe(tab);
  });

  test.each([
    [
      { redirect: '/profil?fane=phone', verificationPending: true },
      { redirect: '/profil?fane=phone', isVerificationPending: true },
    ],
    [{}, { redirect: null, isVerificationPending: false }],
  ])('the sign-in page is told %j', (query, expected) => {
    expect(parseLoginQuery(queryOf(loginPath(query)))).toEqual(expected);
  });

  test('a mailed link gives back its code', () => {
    const query = queryOf(newPasswordPath('a&b'));
    expect(parseMailedLink(query)).toEqual({ mode: 'resetPassword', code: 'a&b' });
    expect(parseMailedLink(new URLSearchParams())).toEqual({ mode: null, code: null });
  });

  test('a gallery address gives back its query', () => {
    const query = { category: 'nature', sort: 'oldest', open: 'abc', picture: 'def' };
    expect(parseGalleryQuery(queryOf(galleryPath(routes.portfolio, query)))).toEqual(query);
    expect(parseGalleryQuery(new URLSearchParams())).toEqual({});
  });
});

describe('findRoute', () => {
  test.each([
    ['/', 'home'],
    ['/galleri', 'gallery'],
    ['/galleri/', 'gallery'],
    ['/profile', 'profile'],
    ['/password-reset', 'resetPassword'],
    ['/købsbetingelser', 'salesTerms'],
    ['/k%C3%B8bsbetingelser', 'salesTerms'],
    ['/k%C3%B8bsbetingelser/2025-06-24', 'salesTerms'],
    ['/købsbetingelser/2025-06-24/', 'salesTerms'],
    ['/købsbetingelser/2025/06', undefined],
    ['/priser/2025-06-24', undefined],
    ['/ukendt', undefined],
    ['/%', undefined],
    ['', undefined],
  ])('%s is %s', (path, expected) => {
    expect(findRoute(path)).toBe(expected);
  });
});
