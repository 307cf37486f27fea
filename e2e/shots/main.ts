import { type Browser, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_HOST } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { runProgram } from '../../tools/terminal.ts';
import { ports } from '../support/ports.ts';
import { handbookPictures, HANDBOOK_VIEW, savePicture } from './handbook.ts';
import { openScene } from './openScene.ts';
import { readmePictures, saveReadmePicture } from './readme.ts';
import type { Scene } from './scene.ts';
import { scenes } from './scenes.ts';
import { type Shot, takeAll } from './takeAll.ts';

const root = join(import.meta.dirname, '../..');
const HEIGHTS = { 320: 700, 390: 844, 768: 1024, 1440: 900, 1920: 1080, 2560: 1440 } as const;
type Width = keyof typeof HEIGHTS;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const { values } = parseArgs({
  options: {
    /** The site to look at; `npm start` serves the default. */
    origin: { type: 'string', default: `http://${LOCAL_HOST}:${ports.site}` },
    /** Only scenes with this in their name. */
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1440,1920,2560' },
    themes: { type: 'string', default: THEMES.join() },
    /** Size of text, in percent. */
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: join(root, 'shots') },
    /** Takes the pictures of the handbook and of the README instead, where they lie. */
    docs: { type: 'boolean', default: false },
  },
});

interface View {
  viewport: { width: number; height: number };
  colorScheme: Theme;
  deviceScaleFactor?: number;
  save: (page: Page) => Promise<unknown>;
}

/** A yes to everything, as browsers keep it in each way of asking about cookies. */
const ACCEPTED: Record<typeof site.consent, string> = {
  wall: 'accepted',
  choice: JSON.stringify({
    answers: { statistics: true, botCheck: true, convenience: true },
    browser: 'shots',
    revision: 1,
    version: '',
    isLogged: true,
  }),
};

/** Goes to a scene as a person would, and lets its picture be taken. */
async function take(browser: Browser, scene: Scene, { save, ...view }: View): Promise<void> {
  const context = await browser.newContext({
    baseURL: values.origin,
    ...view,
    reducedMotion: 'reduce',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    serviceWorkers: 'block',
  });
  const { consent = ACCEPTED[site.consent] } = scene;
  await context.addInitScript(
    ([answer, percent]) => {
      if (answer !== null) localStorage.setItem('cookieConsent', answer);
      // Earlier, the document would still replace the element that the style is set on.
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    },
    [consent, values.text] as const,
  );
  const page = await context.newPage();
  try {
    await openScene(page, scene);
    await save(page);
  } finally {
    await context.close();
  }
}

function handbookShots(): Shot[] {
  const folder = join(root, 'docs/handbook/pictures');
  return handbookPictures.map((picture) => ({
    name: picture.name,
    take: (browser) =>
      take(browser, picture, {
        ...HANDBOOK_VIEW,
        save: (page) => savePicture(page, picture, folder),
      }),
  }));
}

function readmeShots(): Shot[] {
  const folder = join(root, 'docs/images');
  return readmePictures.map(({ width, height, density, ...scene }) => ({
    name: scene.name,
    take: (browser) =>
      take(browser, scene, {
        viewport: { width, height },
        colorScheme: 'light',
        deviceScaleFactor: density,
        save: (page) => saveReadmePicture(page, scene.name, folder),
      }),
  }));
}

function sceneShots(): Shot[] {
  const widths = values.widths.split(',').map((width) => Number(width) as Width);
  const themes = values.themes.split(',') as Theme[];
  const views = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
  return scenes.flatMap((scene) =>
    views
      .filter(({ width }) => width < (scene.below ?? Infinity))
      .map(({ width, theme }) => {
        const name = `${scene.name}-${String(width)}-${theme}`;
        const path = join(values.out, `${name}.png`);
        const view = { viewport: { width, height: HEIGHTS[width] }, colorScheme: theme };
        const save = (page: Page) =>
          page.screenshot({ path, fullPage: !scene.act, animations: 'disabled' });
        return { name, take: (browser: Browser) => take(browser, scene, { ...view, save }) };
      }),
  );
}

/** A scene takes some seconds; the slowest walks through a long page on a busy machine. */
const PATIENCE_MS = 90_000;

async function run(): Promise<number> {
  mkdirSync(values.out, { recursive: true });
  const shots = values.docs ? [...handbookShots(), ...readmeShots()] : sceneShots();
  const chosen = shots.filter(({ name }) => name.includes(values.only));
  const launch = async () => chromium.launch(await chromiumLaunch());
  const failures = await takeAll(chosen, { launch, patienceMs: PATIENCE_MS });
  for (const { name, thrown } of failures) console.error(`${name}: ${String(thrown)}`);
  console.log(
    `${String(chosen.length - failures.length)} pictures taken, ${String(failures.length)} failed`,
  );
  return failures.length;
}

await runProgram(async () => (await run()) === 0);

// A browser that hangs would keep the program from its end.
process.exit();
