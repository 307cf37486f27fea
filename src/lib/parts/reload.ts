import { sessionStore } from '../browserStorage.ts';
import { fetchPage } from './bringFile.ts';

/** The path of this build's file, which changes with every deploy. */
export const BUILD = new URL(import.meta.url).pathname;

/** Announces a reload, for the module that keeps input: pages without a form do not load it. */
export const BEFORE_RELOAD = 'beforereload';

/** Announces that the site has a newer version than this tab. */
export const NEW_VERSION = 'newversion';

/** The place of a browser in which typed words outlast a reload. */
export const KEPT_INPUT = 'keptInput';

function reload(): void {
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
}

/**
 * Reloads the page; what was typed into its forms is there again afterwards. Nothing happens when the
 * site does not answer: the browser would show an error of its own instead of the page.
 */
export async function reloadPage(): Promise<void> {
  if ((await fetchPage()) !== undefined) reload();
}

/** Asks as the browser would before the page is left. */
function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Reloads the page when the site answers with one that makes it necessary, unless it was reloaded for the
 * same reason before, or work would be lost. A person is then shown a button instead.
 */
export async function reloadOnce(
  reason: string,
  isNeeded: (page: string) => boolean = () => true,
): Promise<void> {
  const key = `reloaded ${reason}`;
  if (sessionStore.readText(key) === BUILD) return;
  const page = await fetchPage();
  if (page === undefined || !isNeeded(page) || hasUnsavedWork()) return;
  // Without storage the page could reload for ever.
  if (sessionStore.writeText(key, BUILD)) reload();
}

/** Reloads a tab that was open during a deploy, when one of its files no longer exists. */
export function reloadIfReplaced(): Promise<void> {
  return reloadOnce('deploy', (page) => !page.includes(BUILD));
}
