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
