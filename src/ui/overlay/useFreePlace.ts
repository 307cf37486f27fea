import { useLayoutEffect, type RefObject } from 'react';
import { buttonClass } from '../controls/Button.tsx';

/** A message must not cover these: the button to press next, and the check that a person has to solve. */
const KEPT_FREE = [
  `.${buttonClass('primary').split(' ').join('.')}`,
  '[data-bot-check]',
  'iframe[title*="recaptcha" i]',
].join(', ');

/** The places that the style sheet knows, in the order in which they are tried. */
const PLACES = ['usual', 'top', 'left', 'top-left', 'middle'] as const;

function overlap(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** The visible elements to keep free; what lies behind a dialog cannot be pressed anyway. */
function rectsToKeepFree(): DOMRect[] {
  const page = [...document.querySelectorAll('[data-dialog]')].at(-1) ?? document;
  return [...page.querySelectorAll(KEPT_FREE)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Puts the region at the first place that covers nothing; at the usual one when there is none. */
function placeRegion(region: HTMLElement): void {
  const kept = rectsToKeepFree();
  const isFree = (place: string) => {
    region.dataset['place'] = place;
    const own = region.getBoundingClientRect();
    return !kept.some((rect) => overlap(own, rect));
  };
  if (!PLACES.some(isFree)) region.dataset['place'] = PLACES[0];
}

/** Keeps the messages away from primary buttons and the bot check, also while the page scrolls. */
export function useFreePlace(region: RefObject<HTMLElement | null>, toasts: readonly unknown[]) {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return undefined;
    let frame = 0;
    const place = () => placeRegion(element);
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    place();
    // Elements that appear together with a message are laid out by the next frame.
    placeSoon();
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    for (const type of ['scroll', 'resize', 'focusin']) {
      window.addEventListener(type, placeSoon, options);
    }
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
    };
  }, [region, toasts]);
}
