import { expect, test } from 'vitest';
import { publicRoutes } from '#src/model/base/routes.ts';
import { robotsText, sitemapXml } from '#src/model/content/searchEngines.ts';

const ORIGIN = 'https://jerslevfoto.example';

test('robots.txt keeps search engines out of the dashboard and shows them the pages', () => {
  expect(robotsText(ORIGIN)).toBe(
    'User-agent: *\nDisallow: /admin-dashboard\nDisallow: /api/\n\nSitemap: https://jerslevfoto.example/sitemap.xml\n',
  );
});

test('sitemap.xml lists every public page once, in letters that every reader knows', () => {
  const addresses = [...sitemapXml(ORIGIN).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(addresses).toEqual([
    'https://jerslevfoto.example/',
    'https://jerslevfoto.example/enkeltbilleder',
    'https://jerslevfoto.example/billedlevering',
    'https://jerslevfoto.example/portfolio',
    'https://jerslevfoto.example/priser',
    'https://jerslevfoto.example/om-mig',
    'https://jerslevfoto.example/kontakt',
    'https://jerslevfoto.example/privatlivspolitik',
    'https://jerslevfoto.example/k%C3%B8bsbetingelser',
    'https://jerslevfoto.example/cookies-politik',
  ]);
});

test('pages for one person are not public', () => {
  expect(publicRoutes).not.toContain('profile');
  expect(publicRoutes).not.toContain('admin');
});
