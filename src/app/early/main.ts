import { fetchEarly } from '#src/data/earlyResponse.ts';
import { SHELL_ID } from '#src/lib/hero.ts';
import { findRoute } from '#src/model/base/routes.ts';
import { parseTheme, THEME_KEY } from '#src/model/base/theme.ts';
import { readFrontPage } from './readFrontPage.ts';
import { showShell, updateShell } from './shell.ts';
import { startApp } from './startApp.ts';

/*
 * The script in index.html. On the front page it shows what the build has rendered of it, long before the
 * application could. The application is fetched beside the hero's picture, with low priority.
 */

const ANSWER_TIMEOUT_MS = 15_000;

function chooseTheme(): void {
  try {
    const theme = parseTheme(localStorage.getItem(THEME_KEY));
    if (theme) document.documentElement.dataset['theme'] = theme;
  } catch {
    // Without storage the page follows the system.
  }
}

async function refresh(shell: HTMLElement, url: string): Promise<void> {
  const answer = await fetchEarly(url, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
  const stored = (await answer.json()) as { updateTime?: unknown };
  const hasChanged = stored.updateTime !== EARLY_PAGE.builtWith?.updateTime;
  if (answer.ok && hasChanged) updateShell(shell, readFrontPage(stored));
}

function openHome(shell: HTMLElement): void {
  const { builtWith, frontPageUrl } = EARLY_PAGE;
  showShell(shell, builtWith?.placeholder ?? '');
  // The application gets the same answer and shows the error.
  if (frontPageUrl) refresh(shell, frontPageUrl).catch(() => undefined);
}

chooseTheme();
const isHome = (findRoute(window.location.pathname) ?? 'home') === 'home';
const shell = document.getElementById(SHELL_ID);
if (shell && isHome) openHome(shell);
else shell?.remove();
if (EARLY_PAGE.app) void startApp(EARLY_PAGE.app, isHome);
