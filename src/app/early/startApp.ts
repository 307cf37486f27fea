/** What the build tells the first lines of index.html. */
export interface EarlyPage {
  /** The front page's document over REST; null in a site without keys. */
  frontPageUrl: string | null;
  /** The front page as it was when the site was built: shown until the answer says otherwise. */
  builtWith: { updateTime?: string; fields?: object } | null;
  /** The application; null while Vite serves it and starts it by itself. */
  app: AppFiles | null;
}

export interface AppFiles {
  entry: string;
  /** What every page needs, and what the front page needs besides. */
  all: PageFiles;
  home: PageFiles;
}

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

declare global {
  /** Put in by the build. */
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
    // Better a page without its looks than none.
    link.onerror = () => resolve();
  });
}

function preloadScripts({ scripts }: PageFiles): void {
  scripts.forEach((href) => addLink('modulepreload', href));
}

/** Fetches everything the page needs at once, and runs the application when its styles are there. */
export async function startApp({ entry, all, home }: AppFiles, isHome: boolean): Promise<void> {
  const pages = isHome ? [all, home] : [all];
  pages.forEach(preloadScripts);
  await Promise.all(pages.flatMap(({ styles }) => styles).map(loadStyle));
  await import(/* @vite-ignore */ entry);
}
