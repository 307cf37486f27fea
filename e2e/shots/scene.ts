import type { Locator, Page } from '@playwright/test';

export interface Scene {
  name: string;
  path: string;
  /** E-mail of the person who is signed in; nobody when it is missing. */
  as?: string;
  /** The answer to the cookie question; a yes when it is missing, null for no answer yet. */
  consent?: 'declined' | null;
  /** Only on screens narrower than this, in pixels. */
  below?: number;
  /** Prepares the network before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** Does what a person does before the picture is taken. */
  act?: ((page: Page) => Promise<unknown>) | undefined;
  /** Takes the picture while the page is still loading. */
  isUnsettled?: boolean;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
