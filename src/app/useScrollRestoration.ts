import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/*
 * Where the reader was on each page, kept in the browser's own history: so it is there after a reload
 * and after a visit to another site, and goes when the entry goes.
 */
const SAVE_AFTER_MS = 120;
const GIVE_UP_MS = 3000;

interface Remembered {
  scrollY?: unknown;
}

/** The place that an entry of the history remembers. */
export function rememberedPlace(state: unknown): number | undefined {
  const { scrollY } = (state ?? {}) as Remembered;
  return typeof scrollY === 'number' ? scrollY : undefined;
}

function remember(): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(state as object | null), scrollY: window.scrollY }, '');
}

/** Writes every place into the history once the scrolling rests; the answer stops it. */
export function rememberPlaces(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const on = (type: string, listen: () => void) => {
    window.addEventListener(type, listen, { passive: true, signal });
  };
  on('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(remember, SAVE_AFTER_MS);
  });
  // The entry has changed already: what was scrolled before belongs to another one.
  on('popstate', () => clearTimeout(timer));
  on('pagehide', remember);
  // The browser's own attempt comes before the page has its height back.
  window.history.scrollRestoration = 'manual';
  return () => {
    listening.abort();
    clearTimeout(timer);
    window.history.scrollRestoration = 'auto';
  };
}

/** Tries until it works while the page grows; a reader who scrolls meanwhile has the last word. */
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

export function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Goes back to a place as soon as the page is tall enough; the answer gives it up. */
export function returnTo(place: number): () => void {
  return whileGrowing(() => {
    window.scrollTo({ top: place, behavior: 'instant' });
    return document.documentElement.scrollHeight - window.innerHeight >= place;
  });
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A lone percent sign is not an encoded name: it is read as it stands.
    return hash.slice(1);
  }
}

/** Goes to the element that an address names as soon as it is there; the answer gives it up. */
export function goToAnchor(hash: string): () => void {
  return whileGrowing(() => {
    const element = document.getElementById(anchorOf(hash));
    element?.scrollIntoView();
    return element !== null;
  });
}

/**
 * Starts every page at its top, and goes back to where it was read when the reader goes back. What
 * only changes the query, as a filter does, moves nothing.
 */
export function useScrollRestoration(): void {
  const location = useLocation();
  const arrival = useNavigationType();
  const shownPath = useRef<string>(undefined);

  useEffect(rememberPlaces, []);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== location.pathname;
    const isFirst = shownPath.current === undefined;
    shownPath.current = location.pathname;
    const place =
      arrival === NavigationType.Pop ? rememberedPlace(window.history.state) : undefined;
    if (place !== undefined) return returnTo(place);
    if (isNewPage && location.hash) return goToAnchor(location.hash);
    if (isNewPage && !isFirst) goToTop();
    return undefined;
  }, [location, arrival]);
}
