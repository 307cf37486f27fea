import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pageOf } from '#src/model/base/routes.ts';

/*
 * The scroll position of each page is stored in the browser's history state, so that it survives a
 * reload and a visit to another site, and goes when the history entry goes.
 */
const SAVE_AFTER_MS = 120;
const GIVE_UP_MS = 3000;

interface SavedState {
  scrollY?: unknown;
}

/** Reads the scroll position from a history state. */
function savedPosition(state: unknown): number | undefined {
  const { scrollY } = (state ?? {}) as SavedState;
  return typeof scrollY === 'number' ? scrollY : undefined;
}

function savePosition(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), scrollY: window.scrollY }, '');
}

/** Saves the position whenever scrolling pauses. Returns the function that stops it. */
function startSaving(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = (type: string, listen: () => void) => {
    window.addEventListener(type, listen, { passive: true, signal });
  };
  on('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(savePosition, SAVE_AFTER_MS);
  });
  // The history entry has changed already, so a pending position belongs to another page.
  on('popstate', () => clearTimeout(timer));
  on('pagehide', savePosition);
  // The browser would restore the position before the page has its full height again.
  window.history.scrollRestoration = 'manual';
  return () => {
    listening.abort();
    clearTimeout(timer);
    window.history.scrollRestoration = 'auto';
  };
}

/** Repeats `attempt` until it succeeds while the page grows; scrolling by the visitor ends it. */
function whileGrowing(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;
  const ending = new AbortController();
  const { signal } = ending;
  const stop = () => ending.abort();
  const observer = new ResizeObserver(() => {
    if (attempt()) stop();
  });
  observer.observe(document.body);
  const timer = setTimeout(stop, GIVE_UP_MS);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, stop, { passive: true, signal });
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
}

function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Scrolls to a position as soon as the page is tall enough. Returns the function that cancels it. */
function restorePosition(top: number): () => void {
  return whileGrowing(() => {
    window.scrollTo({ top, behavior: 'instant' });
    return document.documentElement.scrollHeight - window.innerHeight >= top;
  });
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // The hash contains a percent sign that is not an encoding, so it is used unchanged.
    return hash.slice(1);
  }
}

/** Scrolls to the element that the hash names as soon as it exists. Returns the function that cancels it. */
function goToAnchor(hash: string): () => void {
  return whileGrowing(() => {
    const element = document.getElementById(anchorOf(hash));
    element?.scrollIntoView();
    return element !== null;
  });
}

/**
 * Starts every new page at its top, and restores the scroll position on going back or forward. A
 * change of the query alone, as by a filter, does not scroll, nor does a picture that opens.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string>(undefined);

  useEffect(startSaving, []);

  useLayoutEffect(() => {
    const page = pageOf(location.pathname);
    const isNewPage = shownPath.current !== page;
    const isFirst = shownPath.current === undefined;
    shownPath.current = page;
    const position =
      navigationType === NavigationType.Pop ? savedPosition(window.history.state) : undefined;
    if (position !== undefined) return restorePosition(position);
    if (isNewPage && location.hash) return goToAnchor(location.hash);
    if (isNewPage && !isFirst) goToTop();
    return undefined;
  }, [location, navigationType]);
}
