import type { BrowserContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '#src/config/site.ts';
import type { SiteConfig } from '#src/config/siteSchema.ts';
import { ports } from '../ports.ts';

const ASSETS = join(import.meta.dirname, '../../../.local/test-site/assets');

/** The choices that journeys make differently from the test business. */
interface Choices extends Partial<
  Pick<SiteConfig, 'payments' | 'discounts' | 'licences' | 'consent' | 'picturesMadeBy'>
> {
  giftCards?: object;
}

/** A value as the minifier writes it. */
function minified(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('true', '!0')
    .replaceAll('false', '!1')
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"([^"]*)"/g, '`$1`');
}

/** Has index.html hold how the shop asks about cookies, which the first paint needs. */
async function showInPage(context: BrowserContext, consent: string): Promise<void> {
  await context.route(`**/*`, async (route) => {
    const request = route.request();
    const isPage =
      request.resourceType() === 'document' && request.url().includes(`:${ports.site}/`);
    if (!isPage) return route.fallback();
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace(`data-consent="${site.consent}"`, `data-consent="${consent}"`);
    return route.fulfill({ response, body });
  });
}

/**
 * Shows the site of a shop that began with other choices. The file that holds `site.config.json` is
 * changed on its way to the browser, so that one build serves the journeys of every shop.
 */
export async function showOtherShop(context: BrowserContext, choices: Choices): Promise<void> {
  const changes = Object.entries(choices).map(([field, value]) => {
    const other = `${field}:${minified(value)}`;
    // A field that the business leaves out is placed before one that it has.
    const saidIn = field in site ? (field as keyof Choices) : 'consent';
    const builtIn = `${saidIn}:${minified(site[saidIn])}`;
    return { builtIn, other: saidIn === field ? other : `${other},${builtIn}` };
  });
  const files = readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(ASSETS, name), 'utf8') }))
    .filter(({ text }) => changes.every(({ builtIn }) => text.includes(builtIn)));
  if (files.length === 0) throw new Error('No file of the site holds the choices of the business.');
  // A page that comes from no server is a stranger to those of this machine.
  await context.grantPermissions(['local-network-access']);
  if (choices.consent) await showInPage(context, choices.consent);
  for (const { name, text } of files) {
    const body = changes.reduce((code, { builtIn, other }) => code.replace(builtIn, other), text);
    await context.route(`**/assets/${name}`, (route) =>
      route.request().url().includes(`:${ports.site}/`)
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.continue(),
    );
  }
}
