import type { Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { demoGalleryPath } from '../../tools/seed/clientGallery.ts';
import { people } from '../support/screens/signIn.ts';
import type { Scene } from './scene.ts';

interface ReadmePicture extends Scene {
  width: number;
  height: number;
  /** Pixels of the picture in one of the page. */
  density: number;
}

/** The pictures of the README. */
export const readmePictures: ReadmePicture[] = [
  { name: 'home', path: routes.home, width: 1200, height: 750, density: 1 },
  {
    name: 'client-gallery',
    path: demoGalleryPath,
    width: 390,
    height: 780,
    density: 1.5,
  },
  {
    name: 'dashboard',
    path: adminPath('galleri'),
    as: people.photographer,
    width: 1200,
    height: 750,
    density: 1,
  },
];

export async function saveReadmePicture(page: Page, name: string, folder: string): Promise<void> {
  const shot = await page.screenshot({ animations: 'disabled' });
  await sharp(shot)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`));
}
