/** The data that the build writes for the script in index.html. */
export interface EarlyPage {
  /** The front page's document over REST; null in a site without keys. */
  frontPageUrl: string | null;
  /** The front page as it was when the site was built; shown until the server has answered. */
  builtWith: { updateTime?: string; fields?: object } | null;
  /** The files of the application; null in development, where Vite starts it. */
  app: AppFiles | null;
}

export interface AppFiles {
  entry: string;
  /** The files of every page. */
  all: PageFiles;
  /** The additional files of the front page. */
  home: PageFiles;
}

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

declare global {
  /** Defined by the build. */
  const EARLY_PAGE: EarlyPage;
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  if (rel === 'modulepreload') link.crossOrigin = '';
  document.head.append(link);
  return link;
}

function loadStyle(href: string): Promise<void> {
  const link = addLink('stylesheet', href);
  return new Promise((resolve) => {
    link.onload = () => resolve();
    // A page without styles is better than no page.
    link.onerror = () => resolve();
  });
}

function preloadScripts({ scripts }: PageFiles): void {
  scripts.forEach((href) => addLink('modulepreload', href));
}

/** Fetches all files of the page in parallel, and runs the application when the styles have loaded. */
export async function startApp({ entry, all, home }: AppFiles, isHome: boolean): Promise<void> {
  const pages = isHome ? [all, home] : [all];
  pages.forEach(preloadScripts);
  await Promise.all(pages.flatMap(({ styles }) => styles).map(loadStyle));
  await import(/* @vite-ignore */ entry);
}
