import { fetchEarly } from '#src/data/earlyResponse.ts';
import { SHELL_ID } from '#src/lib/hero.ts';
import { restFields } from '#src/data/firestore/rest.ts';
import { findRoute } from '#src/model/base/routes.ts';
import { SERVED_CONTENT_ID } from '#src/model/content/servedPage.ts';
import { isPerPurpose, parseConsentMode } from '#src/model/consent/choices.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';
import { parseTheme, THEME_KEY } from '#src/model/base/theme.ts';
import { readFrontPage } from './readFrontPage.ts';
import { openShell, showShell, updateShell } from './shell.ts';
import { firstFrame, startApp } from './startApp.ts';

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
  showShell(shell, builtWith?.placeholder ?? '', consent);
  // The application gets the same answer and shows the error.
  if (frontPageUrl) refresh(shell, frontPageUrl).catch(() => undefined);
}

const isHome = (findRoute(window.location.pathname) ?? 'home') === 'home';
const shell = document.getElementById(SHELL_ID);
const served = document.getElementById(SERVED_CONTENT_ID);
/** The consent mode of the shop: the built-in one until the settings are read. */
let consent = parseConsentMode((shell ?? served)?.dataset['consent']) ?? 'wall';

/** Reads in the settings how the shop asks, for this page and for the application. */
async function readConsentMode(url: string): Promise<void> {
  // Anything that is on its way holds back the first frame.
  if (isHome) await firstFrame();
  const answer = await fetchEarly(url, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
  const { fields } = (await answer.json()) as { fields?: unknown };
  const stored = parseConsentMode(restFields(fields)['consent']);
  if (!stored) return;
  consent = stored;
  if (shell && isPerPurpose(stored)) openShell(shell);
  document.documentElement.dataset['consent'] = stored;
  // The application may have started already. It listens for the answers of other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
}

chooseTheme();
// The application shows the same, from the data beside it.
served?.remove();
if (shell && isHome) openHome(shell);
else shell?.remove();
const { app, settingsUrl } = EARLY_PAGE;
// The application reads the settings too, and begins with what is built in.
if (settingsUrl) readConsentMode(settingsUrl).catch(() => undefined);
if (app) void startApp(app, isHome, () => consent);
