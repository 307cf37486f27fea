import JSZip from 'jszip';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** Presses a button and waits for the file that the browser saves. */
export async function downloadBy(page: Page, name: string | RegExp): Promise<Download> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).first().click();
  return saved;
}

type Way = 'Download original' | 'Download med dit navn';

/** Chooses one of the two files of a bought picture, and waits until the browser has saved it. */
export async function downloadPicture(page: Page, title: string, way: Way): Promise<Download> {
  await page
    .getByRole('button', { name: `Download ${title}` })
    .first()
    .click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: way }).click();
  return saved;
}

export async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** The files of an archive, by their names in it. */
export async function entriesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await JSZip.loadAsync(archive, { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  const read = files.map(async (file) => [file.name, await file.async('nodebuffer')] as const);
  return new Map(await Promise.all(read));
}

const METADATA = /\/o\/customer-permanent-archive[^?]*$/;
const CLAIMED_BYTES = 150 * 1024 * 1024;

/** Says that each file is far larger than it is, so that the archive goes another way. */
export async function claimLargeFiles(page: Page): Promise<void> {
  await page.route(METADATA, async (route) => {
    const response = await route.fetch();
    const metadata = (await response.json()) as object;
    await route.fulfill({ response, json: { ...metadata, size: String(CLAIMED_BYTES) } });
  });
}
