import { site } from '#src/config/site.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { afterPaint } from './timing.ts';

export interface HeroWords {
  title: string;
  subtitle: string;
}

function orElse(text: string | undefined, otherwise: string): string {
  const words = text?.trim() ?? '';
  return words === '' ? otherwise : words;
}

/** The texts of the hero; the business name and tagline stand in for empty ones. */
export function heroWords(
  page: Pick<FrontPage, 'heroTitle' | 'heroSubtitle'> | undefined,
): HeroWords {
  return {
    title: orElse(page?.heroTitle, site.businessName),
    subtitle: orElse(page?.heroSubtitle, site.tagline),
  };
}

/** The id of the element in which index.html shows the front page before the application does. */
export const SHELL_ID = 'shell';

/** Set by the first script on what was pressed before the application could answer. */
export const PRESSED = 'data-pressed';

/** Finds the link or button of the application that stands for one of index.html. */
function twinOf(element: Element | null, place: string): HTMLElement | null {
  const attribute = ['href', 'value'].find((name) => element?.hasAttribute(name)) ?? 'aria-label';
  const value = element?.getAttribute(attribute) ?? '';
  return document.querySelector(`#root ${place} [${attribute}=${JSON.stringify(value)}]`);
}

/** The question about cookies. */
export const QUESTION = '[data-cookie-banner]';

type Place = 'header' | '.hero' | typeof QUESTION;

/** Finds a part of the first page; null where the application shows it already. */
export function firstPart(place: Place): Element | null {
  return document.getElementById(SHELL_ID)?.querySelector(place) ?? null;
}

/**
 * Removes a part of the first page right before the frame in which the application shows the same. The
 * focus goes along, and a press that had to wait is answered.
 */
export function takeOver(place: Place): void {
  const part = firstPart(place);
  if (!part) return;
  if (part.contains(document.activeElement)) {
    twinOf(document.activeElement, place)?.focus({ preventScroll: true });
  }
  const pressed = part.querySelector(`[${PRESSED}]`);
  part.remove();
  // The router listens only after its pages are there.
  if (pressed) afterPaint(() => twinOf(pressed, place)?.click());
}
