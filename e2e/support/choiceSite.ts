import type { BrowserContext } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { localPorts } from '#src/config/local.ts';
import { buildLocalSite } from '../../tools/build.ts';
import { ports } from './ports.ts';

const folder = join(import.meta.dirname, '../../.local/choice-site');

let built: Promise<void> | undefined;

/** Builds the site with `consent: 'choice'`, once in each process. */
export function buildChoiceSite(): Promise<void> {
  built ??= buildLocalSite(folder, ports.site - localPorts().site, 'choice');
  return built;
}

function fileAt(pathname: string): string {
  const file = join(folder, decodeURIComponent(pathname));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(folder, 'index.html');
}

/**
 * Shows the site as it is with `consent: 'choice'`, at the address of the other one and with the same
 * functions behind it.
 */
export async function showChoiceSite(context: BrowserContext): Promise<void> {
  await buildChoiceSite();
  // A page that comes from no server is a stranger to those of this machine.
  await context.grantPermissions(['local-network-access']);
  const isPage = ({ port, pathname }: URL) =>
    port === String(ports.site) && !pathname.startsWith('/api/');
  await context.route(isPage, (route) =>
    route.fulfill({ path: fileAt(new URL(route.request().url()).pathname) }),
  );
}
