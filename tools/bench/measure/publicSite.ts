import { join } from 'node:path';
import { LOCAL_HOST, localPorts } from '#src/config/local.ts';
import { itemKinds, itemRoutes, publicRoutes, routes } from '#src/model/base/routes.ts';
import { buildFunctions, buildLocalSite } from '../../build.ts';
import { launchLocalFirebase } from '../../localFirebase.ts';
import { seed } from '../../seed/seed.ts';
import { step } from '../../terminal.ts';

const root = join(import.meta.dirname, '../../..');
const SITE = '.local/bench-site';
/** Beside a developer's own site and beside the tests. */
const PORT_OFFSET = 30_000;

/** The folder of the built site. */
export const siteDirectory = join(root, SITE);
/** Nothing else of the local site uses this port here: no mails are sent. */
export const DEBUGGING_PORT = localPorts(PORT_OFFSET).providers;

interface PublicSite {
  address: string;
  stop: () => Promise<void>;
}

/** Starts the site with its functions and the content of the tests. */
export async function startPublicSite(): Promise<PublicSite> {
  await step('Site and functions built', async () => {
    await Promise.all([buildLocalSite(siteDirectory, PORT_OFFSET), buildFunctions(root)]);
  });
  const place = { root, name: 'bench', offset: PORT_OFFSET, site: SITE };
  const { ports, stop } = await step('Local Firebase started', () => launchLocalFirebase(place));
  await step('Content made', () => seed(ports, 'test'));
  return { address: `http://${LOCAL_HOST}:${ports.site}`, stop };
}

/** The paths of one page of each kind: those with a fixed address, and the first item of each list. */
export async function publicPaths(address: string): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, url = '']) => new URL(url));
  const items = itemKinds.map((kind) => {
    const found = listed.find(({ pathname }) => pathname.startsWith(`${itemRoutes[kind].path}/`));
    if (!found) throw new Error(`The sitemap names no ${kind}.`);
    return found.pathname;
  });
  return [...publicRoutes.map((name) => encodeURI(routes[name])), ...items];
}
