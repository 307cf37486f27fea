import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { totpCode, totpStep } from 'local-firebase/auth/totp';
import { TEST_PORT_OFFSET } from '#src/config/local.ts';

const OFFSET = process.env['LOCAL_PORT_OFFSET'] ?? String(TEST_PORT_OFFSET);

/** Runs `npm run admin` on the local site and returns the lines that it prints. */
export function runAdmin(command: string, email: string): string[] {
  const words = ['tools/commands/admin.ts', command, email, '--local'];
  const env = { ...process.env, LOCAL_PORT_OFFSET: OFFSET };
  return execFileSync(process.execPath, words, { encoding: 'utf8', env }).split('\n');
}

/** An authenticator app that shows each code once: Auth refuses one that it has seen. */
export interface App {
  code: () => string;
}

function appWith(key: string): App {
  let last = 0;
  return {
    code: () => {
      last = Math.max(last + 1, totpStep(new Date()));
      return totpCode(key, last);
    },
  };
}

/** Takes the key over from the page, as somebody does who cannot scan it. */
export async function appOn(page: Page): Promise<App> {
  const key = await page.getByRole('main').locator('code').innerText();
  return appWith(key.replaceAll(' ', ''));
}
