import { expect, test, type Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pinnedChromium } from '../../tools/chromium.ts';
import { CATALOGUE } from './build.ts';

const ORIGIN = 'https://catalogue.example';
const EARLIER = new Date('2026-09-01T11:00:00Z');
const NOW = new Date('2026-09-01T12:00:00Z');
const HEIGHT = 700;
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;
/** Of the 256 values of red, green and blue, pictures keep each fourth. */
const STEP = 4;
/** Two such steps: a browser draws the edge of a curve now a hair lighter, now darker. */
const THRESHOLD = 0.031;
/** The pixels that may be drawn otherwise by more: small flags have as many colours as pixels. */
const MAX_PIXELS = 16;
const TICK_MS = 20;
/** Within this time React shows what came later than the rest. */
const SUSPENSE_MS = 400;

const CHANGED = `This looks otherwise than its picture. Compare both and their difference in .local/changed-pictures.
If it is meant: npm run test:catalogue -- --update-snapshots, and commit the pictures.`;

interface Index {
  entries: Record<string, { id: string; title: string; name: string }>;
}

const index = JSON.parse(readFileSync(join(CATALOGUE, 'index.json'), 'utf8')) as Index;
const isPinned = (await pinnedChromium()) !== undefined;
if (!isPinned)
  console.warn('Pictures are left out: only Linux on x64 has the Chromium that draws them.');

let page: Page;
let complaints: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = join(CATALOGUE, new URL(route.request().url()).pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
  });
  await page.clock.install({ time: EARLIER });
  await page.clock.pauseAt(NOW);
});

/** Waits until fonts and pictures are drawn, and until a frame has told all observers of their sizes and places. */
async function settled(): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
    }
  });
}

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

const ENDS = ['finished', 'errored', 'aborted'];

const phase = () =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
    return preview?.currentRender?.phase ?? 'loading';
  });

/** Opens a story. Its clock goes on here alone: what idles or changes by itself stands still in its pictures. */
async function open(id: string): Promise<void> {
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story`);
  let current = await phase();
  while (!ENDS.includes(current)) {
    await page.clock.runFor(TICK_MS);
    current = await phase();
  }
  expect(current).toBe('finished');
  await settled();
  await page.clock.runFor(SUSPENSE_MS);
}

/** Takes a picture in so few colours that it is a third as large. */
async function picture(): Promise<Buffer> {
  const full = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    .removeAlpha()
    .raw();
  const { data, info } = await full.toBuffer({ resolveWithObject: true });
  const coarse = data.map((value) => Math.min(Math.round(value / STEP) * STEP, 255));
  return sharp(coarse, { raw: info })
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

test('no picture is left of a story that is gone', () => {
  const left = readdirSync(join(import.meta.dirname, 'pictures')).filter(
    (file) => !((/^(.*)-\d+-\w+\.png$/.exec(file)?.[1] ?? '') in index.entries),
  );
  expect(left).toEqual([]);
});

for (const { id, title, name } of Object.values(index.entries)) {
  test(`${title}: ${name}`, async () => {
    complaints = [];
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await open(id);
    expect(complaints).toEqual([]);
    for (const width of isPinned ? WIDTHS : []) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await settled();
        expect.soft(await picture(), CHANGED).toMatchSnapshot(`${id}-${width}-${colorScheme}.png`, {
          threshold: THRESHOLD,
          maxDiffPixels: MAX_PIXELS,
        });
      }
    }
  });
}
