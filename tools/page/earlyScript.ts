import { bundleScript } from './bundleScript.ts';

/** What `src/app/early` is told; its own declaration says what each part means. */
export interface EarlyPage {
  frontPageUrl: string | null;
  builtWith: object | null;
  app: AppFiles | null;
}

export interface PageFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface AppFiles {
  entry: string;
  all: PageFiles;
  home: PageFiles;
}

/** The first lines of index.html. */
export function earlyScript(root: string, page: EarlyPage): Promise<string> {
  return bundleScript(root, 'src/app/early/main.ts', { EARLY_PAGE: page });
}
