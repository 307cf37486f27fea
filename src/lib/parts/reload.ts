import { writeText, readText } from '../sessionStore.ts';

/** The path of this build's file, which changes with every deploy. */
const BUILD = new URL(import.meta.url).pathname;

/** Announces a reload, for the module that keeps input: pages without a form do not load it. */
export const BEFORE_RELOAD = 'beforereload';

/** Reloads the page; what was typed into its forms is there again afterwards. */
export function reloadPage(): void {
  window.dispatchEvent(new Event(BEFORE_RELOAD));
  window.location.reload();
}

/** Asks as the browser would before the page is left. */
function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/**
 * Reloads the page unless it was reloaded for the same reason before, or unless work would be lost. A person
 * is then shown a button instead.
 */
export function reloadOnce(reason: string): void {
  const key = `reloaded ${reason}`;
  if (hasUnsavedWork() || readText(key) === BUILD) return;
  // Without storage the page could reload for ever.
  if (writeText(key, BUILD)) reloadPage();
}

/** Returns true when a newer build is deployed, false when only the connection failed. */
async function isReplaced(): Promise<boolean> {
  const shell = await fetch('/', { cache: 'no-store' });
  return shell.ok && !(await shell.text()).includes(BUILD);
}

/** Reloads a tab that was open during a deploy, when one of its files no longer exists. */
export async function reloadIfReplaced(): Promise<void> {
  try {
    if (await isReplaced()) reloadOnce('deploy');
  } catch {
    // Without a connection a reload would not help.
  }
}
