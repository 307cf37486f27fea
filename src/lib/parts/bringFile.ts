import { fetchScript, missing, withRetries } from './fetchScript.ts';

declare global {
  interface Window {
    /** The files that have arrived or are on their way, for the first script of the page and the application. */
    broughtFiles?: Map<string, Promise<void>>;
  }
}

function addStyle(url: string, priority: RequestPriority): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.fetchPriority = priority;
  link.href = url;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(missing(url));
    };
  });
}

function isStyle(url: string): boolean {
  return url.endsWith('.css');
}

/** Fetches a script or a style sheet of the application, once. A failure is forgotten: the next call asks again. */
export function bringFile(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const files = (window.broughtFiles ??= new Map());
  const known = files.get(url);
  if (known) return known;
  const file = isStyle(url)
    ? withRetries(() => addStyle(url, priority))
    : fetchScript(url, priority);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/**
 * Fetches a file that a page needs. A page without some of its styles is better than no page: those that do
 * not come are asked for again when the connection is back.
 */
export async function bring(url: string, priority?: RequestPriority): Promise<void> {
  try {
    await bringFile(url, priority);
  } catch (thrown) {
    if (!isStyle(url)) throw thrown;
    console.warn('A part of the site is shown without its styles', thrown);
    window.addEventListener('online', () => void bring(url), { once: true });
  }
}
