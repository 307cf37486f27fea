import { describe, expect, test } from 'vitest';
import {
  adminPath,
  findRoute,
  galleryPath,
  loginPath,
  newPasswordPath,
  parseGalleryQuery,
  parseProfileTab,
  profilePath,
  routes,
} from '#src/shared/routes.ts';

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

  test('a gallery address gives back its query', () => {
    const query = { category: 'nature', sort: 'oldest', open: 'abc', picture: 'def' };
    const search = galleryPath(routes.portfolio, query).split('?')[1];
    expect(parseGalleryQuery(new URLSearchParams(search))).toEqual(query);
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
    ['/købsbetingelser', 'terms'],
    ['/k%C3%B8bsbetingelser', 'terms'],
    ['/ukendt', undefined],
    ['/%', undefined],
    ['', undefined],
  ])('%s is %s', (path, expected) => {
    expect(findRoute(path)).toBe(expected);
  });
});
