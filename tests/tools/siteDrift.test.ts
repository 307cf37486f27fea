import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import {
  itemKinds,
  itemRoutes,
  publicRoutes,
  routeAliases,
  type RouteName,
  routes,
  salesTermsPath,
  servedPages,
} from '#src/model/base/routes.ts';
import { robotsText } from '#src/model/content/searchEngines.ts';
import { contracts, LEGACY_BOT_CHECK_PATH } from '#src/model/system/contracts.ts';
import { readSiteConfig } from '../../tools/setup/siteConfig.ts';
import { type AddressRule, isFor } from './setup/addressRule.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Rewrite extends AddressRule {
  destination?: string;
  function?: { functionId: string; region: string };
}

const { region } = readSiteConfig(root);
interface Headers extends AddressRule {
  headers: { key: string; value: string }[];
}

const { hosting } = JSON.parse(read('firebase.json')) as {
  hosting: { rewrites: Rewrite[]; headers: Headers[] };
};

/** The first rewrite that takes an address. */
const rewriteOf = (path: string): Rewrite | undefined =>
  hosting.rewrites.find((rewrite) => isFor(rewrite, path));

/** What the hosting says itself about keeping the answer at an address. */
const cacheRulesOf = (path: string): string[] =>
  hosting.headers
    .filter((rule) => isFor(rule, path))
    .flatMap(({ headers }) => headers)
    .flatMap(({ key, value }) => (key === 'Cache-Control' ? value : []));

describe('the hosting leads', () => {
  test.each(Object.values(contracts))('$path to the function $name', ({ path, name }) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId: name, region });
  });

  test.each([
    [LEGACY_BOT_CHECK_PATH, 'verifyRecaptcha'],
    ['/api/hvad-som-helst', 'verifyRecaptcha'],
    ['/del/billede/abc', 'sharePage'],
    ['/billede/skov-i-taage', 'publicPage'],
    ['/album/nordpaa', 'publicPage'],
    ['/portfolio/skov-i-taage', 'publicPage'],
  ])('%s to the function %s', (path, functionId) => {
    expect(rewriteOf(path)?.function).toEqual({ functionId, region });
  });

  test.each(servedPages.map((name) => routes[name]))('%s to the function publicPage', (path) => {
    for (const address of [path, encodeURI(path)]) {
      expect(rewriteOf(address)?.function).toEqual({ functionId: 'publicPage', region });
      expect(cacheRulesOf(address)).toEqual([]);
    }
  });

  const { home: _, ...others } = routes;
  const pages = [...Object.values(others), ...Object.values(routeAliases)];

  test.each([...pages, salesTermsPath('2025-06-24')])('%s to a page', (path) => {
    for (const address of [path, `${path}/`, encodeURI(path)]) {
      const { destination, function: answer } = rewriteOf(address) ?? {};
      expect(destination ?? answer?.functionId).toMatch(/^(?:\/index\.html|publicPage)$/);
    }
  });

  test.each([
    ...['/findes-ikke', '/Album/nordpaa', '/album/nordpaa/mere', '/login/mere', '/profilen'],
    ...['/assets', '/assets/gone-abc123.js', '/assets/gone', '/x.js', '/haandbog/mere'],
  ])('%s nowhere: its answer says that there is no such page', (path) =>
    expect(rewriteOf(path)).toBeUndefined(),
  );
});

describe('search engines are told', () => {
  const isKeptOut = (path: string): boolean =>
    hosting.headers
      .filter(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'))
      .some((rule) => isFor(rule, path));
  /** The second address of a public page, which names the first. */
  const found: readonly RouteName[] = [...publicRoutes, 'gallery'];
  const names = Object.keys(routes) as RouteName[];

  test.each(names.filter((name) => found.includes(name)))('to list %s', (name) =>
    expect(isKeptOut(routes[name])).toBe(false),
  );

  test.each(names.filter((name) => !found.includes(name)))('not to list %s', (name) => {
    const aliases: Partial<Record<RouteName, string>> = routeAliases;
    const addresses = [routes[name], `${routes[name]}/`, aliases[name] ?? routes[name]];
    expect(addresses.filter((path) => !isKeptOut(path))).toEqual([]);
    // A page that robots.txt forbids is never read, and could be listed by its address.
    expect(robotsText('')).not.toContain(routes[name]);
  });

  test.each(itemKinds)('to list each %s', (kind) =>
    expect(isKeptOut(`${itemRoutes[kind].path}/skagen`)).toBe(false),
  );
});

test('the emulators of firebase.json have the ports that the local site asks', () => {
  const { emulators } = JSON.parse(read('firebase.json')) as {
    emulators: Record<string, { port: number; websocketPort?: number }>;
  };
  const ports = localPorts();
  const names = [
    'auth',
    'functions',
    'firestore',
    'database',
    'storage',
    'hub',
    'logging',
  ] as const;
  expect(emulators['hosting']).toEqual({ host: LOCAL_HOST, port: ports.site });
  for (const name of names) {
    expect(emulators[name]).toMatchObject({ host: LOCAL_HOST, port: ports[name] });
  }
  expect(emulators['firestore']?.websocketPort).toBe(ports.firestoreWebsocket);
});

/** Mails, shared pages, the icon and the first bytes of a page have no style sheet to ask. */
test.each([
  ...['index.html', 'public/favicon.svg', 'src/lib/pictures/worker/canvas.ts'],
  ...['tools/page/installPlugin.ts', 'functions/src/mails/mailHtml.ts'],
])('the colours of %s are those of the site', (file) => {
  const coloursOf = (path: string) => new Set(read(path).match(/#[\da-f]{6}\b/g));
  const tokens = coloursOf('src/ui/styles/tokens.css');
  expect([...coloursOf(file)].filter((colour) => !tokens.has(colour))).toEqual([]);
});
