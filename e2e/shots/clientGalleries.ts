import type { Page } from '@playwright/test';
import { linkFragment } from '#src/model/clients/access.ts';
import { clientContracts, type Opening } from '#src/model/clients/contracts.ts';
import { routes } from '#src/model/base/routes.ts';
import { demoLink } from '../../tools/seed/clientGallery.ts';
import { button, press, type Scene } from './scene.ts';

const path = routes.clientGallery + linkFragment(demoLink);

/** The page as the server answers it. */
const answered = (opening: Opening, act?: Scene['act']): Scene => ({
  name: `client-gallery-${opening}`,
  path,
  before: (page) =>
    page.route(`**${clientContracts.openClientGallery.path}`, (route) =>
      route.fulfill({ json: { success: true, opening, waitSeconds: 8 } }),
    ),
  act,
});

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Åbn / }).nth(2).click();
  await page.getByRole('dialog').waitFor();
}

/** The gallery of a client, and the states that a client meets. */
export const clientGallery: Scene[] = [
  { name: 'client-gallery', path },
  { name: 'client-gallery-pictures', path, act: press('Se billederne') },
  { name: 'client-gallery-viewer', path, act: openPicture },
  {
    name: 'client-gallery-failed',
    path,
    before: (page) =>
      page.route(`**${clientContracts.openClientGallery.path}`, (route) => route.abort()),
    isUnsettled: true,
    act: (page) => button(page, 'Prøv igen').waitFor(),
  },
  answered('pinNeeded'),
  answered('pinWrong'),
  answered('pinWait'),
  answered('pinLocked'),
  answered('closed'),
  answered('expired'),
  answered('unknown'),
];
