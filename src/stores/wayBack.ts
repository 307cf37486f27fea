import { create } from 'zustand';

/** The page on which the question about cookies met a visitor; its answer leads to the front page. */
export interface WayBack {
  path: string;
  /** The navigation state of the page. */
  state: unknown;
  /** The name of what was open; undefined when it was never shown. */
  title?: string | undefined;
  /** Cookies have been accepted: the front page offers the way back. */
  isOffered?: boolean;
}

// `create` merges states by default; every change replaces the whole value.
export const useWayBack = create<WayBack | null>()(() => null);

export function rememberWayBack(way: WayBack): void {
  useWayBack.setState(way, true);
}

/** Offers the remembered way back, by the title of the page if it is still shown. */
export function offerWayBack(title: string | undefined): void {
  useWayBack.setState((way) => way && { ...way, title, isOffered: true }, true);
}

export function forgetWayBack(): void {
  useWayBack.setState(null, true);
}
