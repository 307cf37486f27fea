import { site } from '#src/config/site.ts';
import type { DemoFrontPage } from './frontPage.ts';

/** The hero in the plainest page there can be: no script, no font, one style sheet inside. */
export function staticPage(page: DemoFrontPage, styles: string): string {
  const sources = page.pictures.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const { url = '' } = page.pictures.at(-1) ?? {};
  return `<!doctype html>
<html lang="da">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${site.businessName}</title>
    <meta name="description" content="${site.tagline}" />
    <style>${styles}</style>
  </head>
  <body>
    <main class="hero">
      <div class="hero-frame">
        <img class="hero-media" alt="" fetchpriority="high" sizes="max(100vw, 100vh)" srcset="${sources}" src="${url}" />
      </div>
      <div class="hero-words">
        <h1 class="hero-title">${page.title}</h1>
        <p class="hero-subtitle">${page.subtitle}</p>
        <span class="hero-action"></span>
      </div>
    </main>
    <p class="shell-name">${site.businessName}</p>
  </body>
</html>
`;
}
