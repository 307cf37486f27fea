import type { BrowserType, Download, LaunchOptions } from '@playwright/test';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportFingers, type Driver, type Size } from './driver.ts';

/** Saves a download under another name while it is being written. */
async function keepDownload(file: Download, path: string): Promise<void> {
  await file.saveAs(`${path}.part`);
  renameSync(`${path}.part`, path);
}

/** Starts a browser that Playwright drives. It keeps a download under the name that the page gave. */
export async function launchByPlaywright(
  type: BrowserType,
  size: Size,
  options: LaunchOptions = {},
): Promise<Driver> {
  const downloads = mkdtempSync(join(tmpdir(), 'downloads-'));
  const browser = await type.launch(options);
  const page = await browser.newPage({ locale: 'da-DK', viewport: size });
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('download', (file) => void keepDownload(file, join(downloads, file.suggestedFilename())));
  const evaluate = (expression: string): Promise<unknown> => page.evaluate(expression);
  return {
    downloads,
    open: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    evaluate,
    click: ({ x, y }) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    // Playwright has fingers in Chromium only.
    touch: (paths) => reportFingers({ evaluate }, paths),
    giveFiles: (selector, paths) =>
      page
        .locator(selector)
        .last()
        .setInputFiles([...paths]),
    screenshot: () => page.screenshot(),
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
