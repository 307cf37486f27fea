import type { Locator, Page } from '@playwright/test';

export interface Scene {
  name: string;
  path: string;
  /** The address of who is signed in; nobody when it is missing. */
  as?: string;
  /** The answer to the cookie question; 'accepted' when it is missing, null for no answer yet. */
  consent?: 'declined' | null;
  /** Only on screens narrower than this, in pixels. */
  below?: number;
  /** What has happened to the network before the page opens. */
  before?: (page: Page) => Promise<unknown>;
  /** What a person does before the picture is taken. */
  act?: ((page: Page) => Promise<unknown>) | undefined;
  /** Shows what is on its way: the picture is taken without waiting for it. */
  isUnsettled?: boolean;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

export const press = (name: string | RegExp) => (page: Page) => button(page, name).first().click();
