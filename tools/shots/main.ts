import { chromium, type Browser } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_HOST } from '#src/config/local.ts';
import { chromiumLaunch } from '../chromium.ts';
import { ports } from '../../e2e/support/ports.ts';
import { signIn } from '../../e2e/support/signIn.ts';
import { runProgram } from '../terminal.ts';
import type { Scene } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';
import { settle, untilQuiet } from './settle.ts';

const root = join(import.meta.dirname, '../..');
const HEIGHTS = { 320: 700, 390: 844, 768: 1024, 1440: 900 } as const;
type Width = keyof typeof HEIGHTS;
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const { values } = parseArgs({
  options: {
    /** The site to look at; `npm start` serves the default. */
    origin: { type: 'string', default: `http://${LOCAL_HOST}:${ports.site}` },
    /** Only scenes with this in their name. */
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: THEMES.join() },
    /** How large text is, in percent. */
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: join(root, 'shots') },
  },
});

interface View {
  width: Width;
  theme: Theme;
}

async function take(browser: Browser, scene: Scene, { width, theme }: View): Promise<void> {
  const context = await browser.newContext({
    baseURL: values.origin,
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    serviceWorkers: 'block',
  });
  const { consent = 'accepted' } = scene;
  await context.addInitScript(
    ([answer, percent]) => {
      if (answer !== null) localStorage.setItem('cookieConsent', answer);
      // What a style is set on before the document is there is replaced by the document.
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    },
    [consent, values.text] as const,
  );
  const page = await context.newPage();
  try {
    await scene.before?.(page);
    if (scene.as === undefined) await page.goto(scene.path);
    else await signIn(page, scene.as, scene.path);
    if (!scene.isUnsettled) await settle(page);
    await scene.act?.(page);
    // The page stays where the act has led.
    if (scene.act && !scene.isUnsettled) await untilQuiet(page);
    const path = join(values.out, `${scene.name}-${String(width)}-${theme}.png`);
    await page.screenshot({ path, fullPage: !scene.act, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function run(): Promise<number> {
  mkdirSync(values.out, { recursive: true });
  const widths = values.widths.split(',').map((width) => Number(width) as Width);
  const themes = values.themes.split(',') as Theme[];
  const views: View[] = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
  const chosen = scenes.filter(({ name }) => name.includes(values.only));
  const browser = await chromium.launch(await chromiumLaunch());
  let failed = 0;
  try {
    for (const scene of chosen) {
      for (const view of views.filter(({ width }) => width < (scene.below ?? Infinity))) {
        try {
          await take(browser, scene, view);
        } catch (error) {
          failed += 1;
          console.error(`${scene.name} ${String(view.width)} ${view.theme}: ${String(error)}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  console.log(
    `${String(chosen.length)} scenes in ${values.out}, ${String(failed)} pictures failed`,
  );
  return failed;
}

await runProgram(async () => (await run()) === 0);
