import * as localStore from '#src/lib/browserStorage.ts';
import { heroWords, PRESSED } from '#src/lib/hero.ts';
import { CONSENT_STORAGE_KEY, isAccepted, parseConsent } from '#src/model/consent/consent.ts';
import { heroImage } from '#src/ui/hero/heroImage.ts';
import type { EarlyFrontPage } from './readFrontPage.ts';

function isLocked(): boolean {
  const answer = localStore.readText(CONSENT_STORAGE_KEY) ?? null;
  return !ASKS_PER_PURPOSE && !isAccepted(parseConsent(answer));
}

/** Links that are open work at once. Buttons and locked links wait for the application, which answers. */
function holdPress(event: MouseEvent): void {
  const pressed = (event.target as Element).closest('button, [aria-disabled]');
  if (!pressed) return;
  event.preventDefault();
  pressed.setAttribute(PRESSED, '');
}

function showPlaceholder(shell: HTMLElement, placeholder: string): void {
  const frame = shell.querySelector<HTMLElement>('.hero-frame');
  if (frame && placeholder) frame.style.backgroundImage = `url("${placeholder}")`;
}

/** Shows the header and the hero that the build has rendered, and asks for the picture. */
export function showShell(shell: HTMLElement, placeholder: string): void {
  const image = shell.querySelector<HTMLImageElement>('.hero-media');
  if (image) image.loading = 'eager';
  showPlaceholder(shell, placeholder);
  if (!isLocked()) {
    for (const part of shell.querySelectorAll('[aria-disabled]')) {
      part.removeAttribute('aria-disabled');
      part.removeAttribute('title');
    }
  }
  shell.addEventListener('click', holdPress);
  shell.hidden = false;
}

/** Shows the words and the picture that were stored after the site was built. */
export function updateShell(shell: HTMLElement, page: EarlyFrontPage): void {
  const { title, subtitle } = heroWords(page);
  const write = (selector: string, text: string) => {
    const place = shell.querySelector(selector);
    if (place) place.textContent = text;
  };
  write('.hero-title', title);
  write('.hero-subtitle', subtitle);
  delete shell.dataset['waiting'];
  if (page.backgroundMedia === '') shell.querySelector('.hero-frame')?.remove();
  showPlaceholder(shell, page.picture.placeholder);
  const image = shell.querySelector<HTMLImageElement>('.hero-media');
  if (!image) return;
  const { src, srcSet = '' } = heroImage(page);
  image.srcset = srcSet;
  image.src = src;
}
