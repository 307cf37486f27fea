import type { BrowserContext } from '@playwright/test';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { localPorts } from '#src/config/local.ts';
import { buildLocalSite, type OtherChoices } from '../../tools/build.ts';
import { ports } from './ports.ts';

/** The site as it is with other choices in `site.config.json`. */
export interface OtherSite {
  /** Builds it, once in each process. */
  build: () => Promise<void>;
  /** Shows it at the address of the site, with the same functions behind it. */
  show: (context: BrowserContext) => Promise<void>;
}

function otherSite(name: string, choices: OtherChoices): OtherSite {
  // Processes side by side build apart, because a build empties its folder first.
  const side = process.env['TEST_PARALLEL_INDEX'] ?? '0';
  const folder = join(import.meta.dirname, `../../.local/${name}-site-${side}`);
  let built: Promise<void> | undefined;

  function build(): Promise<void> {
    built ??= buildLocalSite(folder, ports.site - localPorts().site, choices);
    return built;
  }

  function fileAt(pathname: string): string {
    const file = join(folder, decodeURIComponent(pathname));
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(folder, 'index.html');
  }

  async function show(context: BrowserContext): Promise<void> {
    await build();
    // A page that comes from no server is a stranger to those of this machine.
    await context.grantPermissions(['local-network-access']);
    const isPage = ({ port, pathname }: URL) =>
      port === String(ports.site) && !pathname.startsWith('/api/');
    await context.route(isPage, (route) =>
      route.fulfill({ path: fileAt(new URL(route.request().url()).pathname) }),
    );
  }

  return { build, show };
}

export const automaticSite = otherSite('automatic', { MOBILE_PAY: 'automatic' });
export const bankCardSite = otherSite('bank-card', { MOBILE_PAY: 'automatic', BANK_CARDS: 'true' });
