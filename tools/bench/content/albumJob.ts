import type { Page } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePhotographs } from './photographs.ts';

/** Writes the photographs; each ends in another number of bytes, or they would be taken for repetitions. */
export async function writePhotographs(folder: string, count: number): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const photographs = await makePhotographs(count);
  return photographs.map((bytes, index) => {
    const file = join(folder, `${index + 1}.jpg`);
    writeFileSync(file, Buffer.concat([bytes, Buffer.alloc(index)]));
    return file;
  });
}

/** The time after which a number of photographs is certainly not published any more. */
export const publishingPatienceMs = (count: number): number => 60_000 + count * 30_000;

interface NewAlbum {
  title: string;
  files: readonly string[];
}

/** Chooses all files and fills in the album as soon as it can be, as a photographer who knows the way. */
export async function publishAlbum(page: Page, { title, files }: NewAlbum): Promise<void> {
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .last()
    .setInputFiles([...files]);
  await page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Pris i kr').fill('1500');
  await dialog.getByLabel('Kategori').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  // To look for it in the whole page would keep the page busy, longer with every picture in it.
  await page
    .locator('[data-toast-region]')
    .getByText(`Albummet '${title}' er oprettet`)
    .waitFor({ timeout: publishingPatienceMs(files.length) });
}
