import { fetchEarly } from '#src/data/earlyResponse.ts';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { findRoute } from '#src/model/base/routes.ts';
import { parseTheme, THEME_KEY } from '#src/model/base/theme.ts';
import { paintHero, paintShell } from './paintHero.ts';
import { readFrontPage } from './readFrontPage.ts';
import { startApp } from './startApp.ts';

/*
 * The script in index.html. On the front page it paints the hero long before the application could,
 * and fetches the application only after the hero's picture, so that both do not compete for
 * bandwidth. On other pages it starts the application at once.
 */

/** The application starts after this time even if the picture has not loaded. */
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
  if (app) void startApp(app, isHome);
}

const startHome = (): void => start(true);

function show(shell: HTMLElement, stored: unknown): void {
  const image = paintHero(shell, readFrontPage(stored));
  if (!image) {
    startHome();
    return;
  }
  // Starting the application in the same frame would delay the paint of the picture.
  image.addEventListener('load', () => afterPaint(startHome));
  image.addEventListener('error', startHome);
}

async function refresh(shell: HTMLElement, url: string): Promise<void> {
  const answer = await fetchEarly(url, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
  const stored = (await answer.json()) as { updateTime?: unknown };
  const hasChanged = stored.updateTime !== EARLY_PAGE.builtWith?.updateTime;
  if (answer.ok && hasChanged) show(shell, stored);
  if (!answer.ok) startHome();
}

function openHome(): void {
  const shell = paintShell();
  const { builtWith, frontPageUrl } = EARLY_PAGE;
  setTimeout(startHome, START_AT_LATEST_MS);
  if (builtWith) show(shell, builtWith);
  // The application gets the same answer and shows the error.
  if (frontPageUrl) refresh(shell, frontPageUrl).catch(startHome);
  else startHome();
}

chooseTheme();
if ((findRoute(window.location.pathname) ?? 'home') === 'home') openHome();
else start(false);
