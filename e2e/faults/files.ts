import { expect, type Locator, type Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { createAccount, uniqueEmail } from '../support/records/accounts.ts';
import { placePurchase } from '../support/records/purchases.ts';
import { signIn } from '../support/screens/signIn.ts';
import type { Scene, Stage } from './scene.ts';

const OFFLINE = 'Du er offline. Prøv igen, når du har forbindelse til internettet.';
const FAILED = 'Sikker download fejlede. Prøv igen eller kontakt support.';

/** The time for a file to be saved before its button is pressed again. */
const SAVED_MS = 8000;
const PRESS_TIMEOUT_MS = 1000;
const OPEN_TIMEOUT_MS = 30_000;

interface Pressed {
  /** The button. */
  name: string;
  /** The choice in the menu that it opens; undefined when it starts the download itself. */
  choice?: string;
}

/** A buyer whose history has one button for all there is; what each page has saved is counted. */
async function buyerOf(page: Page, email: string, { name, choice }: Pressed): Promise<Stage> {
  const saved = new Map<Page, string[]>();
  const button = (tab: Page) => tab.getByRole('button', { name }).first();
  /** The button itself, or what is chosen in the menu that it has opened. */
  const reach = async (tab: Page, options: { timeout?: number } = {}): Promise<Locator> => {
    if (choice === undefined) return button(tab);
    await button(tab).click(options);
    return tab.getByRole('menuitem', { name: choice });
  };
  /** Nothing has been saved or is on its way: the button has another name while it works. */
  const isReady = async (tab: Page): Promise<boolean> =>
    saved.get(tab)?.length === 0 && (await button(tab).isVisible()) && button(tab).isEnabled();
  const open = async (tab: Page): Promise<void> => {
    const names: string[] = [];
    saved.set(tab, names);
    tab.on('download', (download) => names.push(download.suggestedFilename()));
    await signIn(tab, email, routes.orderHistory);
    await expect(button(tab)).toBeVisible({ timeout: OPEN_TIMEOUT_MS });
  };
  await open(page);
  return {
    press: async (tab) => (await reach(tab)).click(),
    pressTwice: async (tab) => (await reach(tab)).dblclick(),
    reopen: open,
    finish: async (tab) => {
      await expect(async () => {
        try {
          await expect.poll(() => saved.get(tab)?.length, { timeout: SAVED_MS }).toBe(1);
        } catch (notYet) {
          if (await isReady(tab)) {
            const patience = { timeout: PRESS_TIMEOUT_MS };
            await (await reach(tab, patience)).click(patience);
          }
          throw notYet;
        }
      }).toPass({ timeout: 60_000 });
    },
    // Each page gets the one file that it asked for, and none a second time.
    proof: () => {
      for (const names of saved.values()) expect(names.length).toBeLessThanOrEqual(1);
      return Promise.resolve();
    },
  };
}

/** The stamped copy of one picture. */
export const download: Scene = {
  isHit: (request) => request.url().includes('/api/secure-download'),
  open: async (page, request) => {
    const email = uniqueEmail();
    const uid = await createAccount(request, { email });
    await placePurchase({ email, uid }, { items: [{ id: 'single', name: 'Klit', type: 'image' }] });
    return buyerOf(page, email, { name: 'Download Klit', choice: 'Download med dit navn' });
  },
  said: {
    'offline before': OFFLINE,
    'cut before it arrives': FAILED,
    'answer lost': FAILED,
    '500': 'Sikker download fejlede.',
    '403': FAILED,
    '429': 'Det gik lidt for hurtigt. Vent et øjeblik og prøv igen.',
    slow: undefined,
    'tab closed': undefined,
    'double press': undefined,
    'two tabs': undefined,
    'two people': undefined,
  },
};

const NOTHING = 'Ingen billeder kunne downloades.';

/** The archive of an album. */
export const zip: Scene = {
  isHit: (request) => /\/o\/customer-permanent-archive[^?]*\?alt=media/.test(request.url()),
  open: async (page, request) => {
    const email = uniqueEmail();
    const uid = await createAccount(request, { email });
    const album = { id: 'album', name: 'Strand', type: 'album' as const };
    await placePurchase({ email, uid }, { items: [{ ...album, pictures: ['Bølge', 'Sand'] }] });
    return buyerOf(page, email, { name: 'Download album som ZIP' });
  },
  said: {
    'offline before': OFFLINE,
    'cut before it arrives': NOTHING,
    'answer lost': NOTHING,
    '500': NOTHING,
    '403': NOTHING,
    '429': NOTHING,
    slow: undefined,
    'tab closed': undefined,
    'double press': undefined,
    'two tabs': undefined,
    'two people': undefined,
  },
};
