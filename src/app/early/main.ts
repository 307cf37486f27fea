import { fetchEarly } from '#src/data/earlyResponse.ts';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { findRoute } from '#src/model/base/routes.ts';
import { parseTheme, THEME_KEY } from '#src/model/base/theme.ts';
import { paintHero, paintShell } from './paintHero.ts';
import { readFrontPage } from './readFrontPage.ts';
import { startApp } from './startApp.ts';

/*
 * The first lines of every page, written into index.html. They paint the hero of the front page long
 * before the application could, and let its picture have the line to itself: only then is the
 * application fetched. Other pages start it at once.
 */

/** Nobody waits longer than this for a picture before the page can be used. */
const START_AT_LATEST_MS = 4000;
const ANSWER_TIMEOUT_MS = 15_000;

function chooseTheme(): void {
  try {
    const theme = parseTheme(localStorage.getItem(THEME_KEY));
    if (theme) document.documentElement.dataset['theme'] = theme;
  } catch {
    // Without storage the page follows the system.
  }
}

let isStarted = false;

function start(isHome: boolean): void {
  if (isStarted) return;
  isStarted = true;
  const { app } = EARLY_PAGE;
  if (app) {
    startApp(app, isHome).catch((thrown: unknown) => {
      console.error('The application could not be started', thrown);
    });
  }
}

const startHome = (): void => start(true);

function show(shell: HTMLElement, stored: unknown): void {
  const image = paintHero(shell, readFrontPage(stored));
  if (!image) {
    startHome();
    return;
  }
  // In the frame of the picture the application would take its turn, and delay it.
  image.addEventListener('load', () => afterPaint(startHome));
  image.addEventListener('error', startHome);
}

async function confirm(shell: HTMLElement, url: string): Promise<void> {
  const answer = await fetchEarly(url, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
  const stored = (await answer.json()) as { updateTime?: unknown };
  const isNews = stored.updateTime !== EARLY_PAGE.builtWith?.updateTime;
  if (answer.ok && isNews) show(shell, stored);
  if (!answer.ok) startHome();
}

function openHome(): void {
  const shell = paintShell();
  const { builtWith, frontPageUrl } = EARLY_PAGE;
  setTimeout(startHome, START_AT_LATEST_MS);
  if (builtWith) show(shell, builtWith);
  // What went wrong is said by the application, which gets the same answer.
  if (frontPageUrl) confirm(shell, frontPageUrl).catch(startHome);
  else startHome();
}

chooseTheme();
if ((findRoute(window.location.pathname) ?? 'home') === 'home') openHome();
else start(false);
