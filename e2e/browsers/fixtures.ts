import { writeFileSync } from 'node:fs';
import { test as base, type APIRequestContext } from '@playwright/test';
import { newSession, SESSION_KEY } from '../support/screens/signIn.ts';
import type { Size } from './driver.ts';
import { findEngine, type EngineName } from './engines.ts';
import { Person } from './person.ts';

export { expect } from '@playwright/test';

/** A page of the site without the application: what is stored there is known when a journey begins. */
const PLAIN_PAGE = '/robots.txt';

/** Some browsers make no window as narrow as a phone; theirs is as narrow as it can be. */
export const PHONE: Size = { width: 390, height: 844 };
const DESKTOP: Size = { width: 1280, height: 900 };

interface Fixtures {
  size: Size;
  /** The address of the site. */
  origin: string;
  /** Somebody who has accepted cookies. */
  person: Person;
}

export const test = base.extend<Fixtures>({
  size: [DESKTOP, { option: true }],
  origin: ({ baseURL }, use) => use(baseURL ?? ''),
  person: async ({ origin, size }, use, info) => {
    const engine = findEngine(info.project.name as EngineName);
    if (!engine) throw new Error(`${info.project.name} is not installed`);
    const driver = await engine.launch(size);
    try {
      const person = new Person(driver, origin);
      await person.open(PLAIN_PAGE);
      await person.run(() => localStorage.setItem('cookieConsent', 'accepted'));
      await use(person);
    } finally {
      if (info.status !== info.expectedStatus) {
        const body = await driver.screenshot().catch(() => undefined);
        if (body) writeFileSync(info.outputPath('window.png'), body);
      }
      await driver.close();
    }
  },
});

/** Signs in without the form, which has a journey of its own. */
export async function signIn(
  person: Person,
  request: APIRequestContext,
  { email, path }: { email: string; path: string },
): Promise<void> {
  const session = JSON.stringify(await newSession(request, email));
  await person.open(PLAIN_PAGE);
  await person.run((key, value) => sessionStorage.setItem(key, value), SESSION_KEY, session);
  await person.open(path);
}
