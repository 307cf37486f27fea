import { localStore } from '#src/lib/browserStorage.ts';
import { bring, fetchPage } from '#src/lib/parts/bringFile.ts';
import { partTexts } from '#src/model/base/layoutTexts.ts';
import type { ConsentMode } from '#src/model/consent/choices.ts';
import { CONSENT_STORAGE_KEY } from '#src/model/consent/consent.ts';

/** The data that the build writes for the script in index.html. */
export interface EarlyPage {
  /** The front page's document over REST; null in a site without keys. */
  frontPageUrl: string | null;
  /** The settings' document over REST; null in such a site. */
  settingsUrl: string | null;
  /** The front page that was rendered into the page; null when the build could not read one. */
  builtWith: { updateTime: string; placeholder: string } | null;
  /** The files of the application; null in development, where Vite starts it. */
  app: AppFiles | null;
}

export interface AppFiles {
  entry: string;
  /** The files of every page. */
  all: PageFiles;
  /** The additional files of the front page. */
  home: PageFiles;
  /** The additional files of the question about cookies, for each way of asking. */
  question: Record<ConsentMode, PageFiles>;
}

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

declare global {
  /** Defined by the build. */
  const EARLY_PAGE: EarlyPage;
}

/** Shows that the application did not arrive; the page's first lines contain the styles. */
function showFailure(retry: () => void): void {
  const notice = document.createElement('div');
  notice.className = 'missing-part is-floating';
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = partTexts.siteMissing;
  const button = document.createElement('button');
  button.textContent = partTexts.retry;
  const again = () => {
    window.removeEventListener('online', again);
    notice.remove();
    retry();
  };
  button.addEventListener('click', again);
  window.addEventListener('online', again);
  notice.append(text, button);
  document.body.append(notice);
}

const RELOADED_KEY = 'reloaded entry';

/** Notes the first failure of each build. */
function isFirstFailure(entry: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === entry) return false;
    sessionStorage.setItem(RELOADED_KEY, entry);
    return true;
  } catch {
    // Without storage the page could reload for ever.
    return false;
  }
}

/** Reloads the page when the site answers: otherwise the browser would show an error of its own. */
async function reloadPage(): Promise<void> {
  if ((await fetchPage()) === undefined) showFailure(() => void reloadPage());
  else window.location.reload();
}

async function run(entry: string): Promise<void> {
  try {
    await import(/* @vite-ignore */ entry);
  } catch (thrown) {
    console.error('The application could not be started', thrown);
    // The browser holds on to the failure, and nothing is typed yet.
    if (isFirstFailure(entry)) await reloadPage();
    else showFailure(() => void reloadPage());
  }
}

/** A browser that does not tell of its first frame has shown it by then. */
const FIRST_FRAME_DEADLINE_MS = 500;

/**
 * Resolves when the first frame is seen. It is drawn some time after the page has asked for it, and a script that
 * arrives in between delays it. A tab in the background shows none.
 */
export function firstFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) {
      resolve();
      return;
    }
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, FIRST_FRAME_DEADLINE_MS);
  });
}

/** Returns true for a visitor who has never answered about cookies. */
function isAsked(): boolean {
  return localStore.readText(CONSENT_STORAGE_KEY) === undefined;
}

/**
 * Fetches all files of the application in parallel, and runs it when they have arrived. On the front page they
 * leave the way to the first frame and the picture.
 */
export async function startApp(
  app: AppFiles,
  isHome: boolean,
  consent: () => ConsentMode,
): Promise<void> {
  const { entry, all, question, home } = app;
  const fetchFile = (url: string) => bring(url, isHome ? 'low' : 'auto');
  // Anything that is on its way holds back the first frame.
  if (isHome) await firstFrame();
  const needed = all.scripts.map(fetchFile);
  await Promise.allSettled(all.styles.map(fetchFile));
  try {
    await Promise.all(needed);
  } catch (thrown) {
    console.warn('The application did not arrive', thrown);
    showFailure(() => void startApp(app, isHome, consent));
    return;
  }
  // They come while the application starts. It asks for them again, and says what is missing.
  const next = [isAsked() ? question[consent()] : undefined, isHome ? home : undefined];
  const files = next.flatMap((part) => (part ? [...part.scripts, ...part.styles] : []));
  void Promise.allSettled(files.map(fetchFile));
  await run(entry);
}
