import { describe, expect, test } from 'vitest';
import {
  adminPath,
  galleryPath,
  historyPath,
  loginPath,
  parseGalleryQuery,
  parseHistoryTab,
  parseLoginQuery,
  parseMailedLink,
  parseProfileTab,
  profilePath,
} from '#src/model/base/addresses.ts';
import { findRoute, routes } from '#src/model/base/routes.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);

describe('addresses', () => {
  const wanted = { category: 'nature', sort: 'oldest' } as const;

  test.each([
    [adminPath(), '/admin-dashboard'],
    [adminPath('filter-buttons'), '/admin-dashboard?tab=filter-buttons'],
    [loginPath(), '/login'],
    [loginPath({ redirect: '/profil?fane=phone' }), '/login?redirect=%2Fprofil%3Ffane%3Dphone'],
    [loginPath({ verificationPending: true }), '/login?verification=pending'],
    [profilePath(), '/profil'],
    [profilePath('password'), '/profil?fane=password'],
    [historyPath('orders'), '/order-history'],
    [historyPath('cookies'), '/order-history?fane=cookies'],
    [galleryPath(routes.singleImages), '/enkeltbilleder'],
    [galleryPath(routes.albums, wanted), '/billedlevering?kategori=nature&sortering=oldest'],
  ])('%s', (built, expected) => {
    expect(built).toBe(expected);
  });

  test('name a tab, or the first one', () => {
    const profileTabs = ['phone', 'nothing', null].map(parseProfileTab);
    expect(profileTabs).toEqual(['phone', 'information', 'information']);
    const historyTabs = ['cookies', 'nothing', null].map(parseHistoryTab);
    expect(historyTabs).toEqual(['cookies', 'orders', 'orders']);
  });

  test('give back what they were built from', () => {
    const told = loginPath({ redirect: '/profil?fane=phone', verificationPending: true });
    expect(parseLoginQuery(queryOf(told))).toEqual({
      redirect: '/profil?fane=phone',
      isVerificationPending: true,
    });
    const mailed = queryOf('/reset-password?mode=resetPassword&oobCode=a%26b');
    expect(parseMailedLink(mailed)).toEqual({ mode: 'resetPassword', code: 'a&b' });
    const query = { ...wanted, open: 'abc', picture: 'def' };
    expect(parseGalleryQuery(queryOf(galleryPath(routes.portfolio, query)))).toEqual(query);
  });

  test('without a query ask for nothing', () => {
    const none = new URLSearchParams();
    expect(parseLoginQuery(none)).toEqual({ redirect: null, isVerificationPending: false });
    expect(parseMailedLink(none)).toEqual({ mode: null, code: null });
    expect(parseGalleryQuery(none)).toEqual({});
  });
});

test.each([
  ['home', ['/']],
  ['gallery', ['/galleri', '/galleri/']],
  ['profile', ['/profile']],
  ['resetPassword', ['/password-reset']],
  ['salesTerms', ['/købsbetingelser', '/k%C3%B8bsbetingelser']],
  ['salesTerms', ['/k%C3%B8bsbetingelser/2025-06-24', '/købsbetingelser/2025-06-24/']],
  ['albums', ['/billedlevering', '/album/kysten', '/album/kysten/']],
  ['singleImages', ['/billede/nordlys']],
  ['portfolio', ['/portfolio/nordlys']],
  [undefined, ['/album', '/album/kysten/1', '/album/'.repeat(2), '/billede/']],
  [undefined, ['/købsbetingelser/2025/06', '/priser/2025-06-24', '/ukendt', '/%', '']],
])('the route %s is that of %j', (route, paths) => {
  expect(paths.map(findRoute)).toEqual(paths.map(() => route));
});
