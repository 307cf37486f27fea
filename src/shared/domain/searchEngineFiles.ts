import { publicRoutes, routes } from '#src/model/base/routes.ts';

/** `robots.txt`: everything may be read; the dashboard and the functions hold nothing to find. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', `Disallow: ${routes.admin}`, 'Disallow: /api/', ''];
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

/** `sitemap.xml`. Our paths hold no character that XML would have to escape once they are encoded. */
export function sitemapXml(origin: string): string {
  const addresses = publicRoutes.map((name) => new URL(routes[name], origin).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
