/** The page that a visitor was on before answering about cookies, which leads to the front page. */
export interface WayBack {
  path: string;
  /** The navigation state of the page. */
  state: unknown;
  /** The name of what was open; undefined when it was never shown. */
  title?: string | undefined;
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
}

export function wayBackTo({ pathname, search, hash, state }: Place, title?: string): WayBack {
  return { path: `${pathname}${search}${hash}`, state, title };
}

/** Reads the way back from the navigation state of the front page. */
export function wayBackIn(state: unknown): WayBack | undefined {
  return (state as { wayBack?: WayBack } | null)?.wayBack;
}
