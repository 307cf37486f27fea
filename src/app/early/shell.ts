import { localStore } from '#src/lib/browserStorage.ts';
import { heroWords, PRESSED, QUESTION } from '#src/lib/hero.ts';
import {
  firstMode,
  isPerPurpose,
  wallAnswer,
  type ConsentMode,
} from '#src/model/consent/choices.ts';
import {
  CONSENT_STORAGE_KEY,
  COOKIE_BANNER_DELAY_MS,
  isAccepted,
  parseConsent,
  type ConsentAnswer,
} from '#src/model/consent/consent.ts';
import { heroImage } from '#src/ui/hero/heroImage.ts';
import type { EarlyFrontPage } from './readFrontPage.ts';

function withoutQuestion(shell: HTMLElement): void {
  shell.querySelector(QUESTION)?.remove();
}

/** Shows the page as to those who may go everywhere: after a yes, or where the application asks about each purpose. */
export function openShell(shell: HTMLElement): void {
  withoutQuestion(shell);
  for (const part of shell.querySelectorAll('[aria-disabled]')) {
    part.removeAttribute('aria-disabled');
    part.removeAttribute('title');
  }
}

/**
 * Keeps the answer about cookies and takes the question away. Returns false where nothing is stored: the
 * application has to remember it.
 */
function takeAnswer(shell: HTMLElement, answer: ConsentAnswer): boolean {
  if (!localStore.writeText(CONSENT_STORAGE_KEY, answer)) return false;
  if (isAccepted(answer)) openShell(shell);
  else withoutQuestion(shell);
  // The application may have read the storage already. It listens for the answers of other tabs.
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_STORAGE_KEY }));
  return true;
}

/**
 * Links that are open and the question work at once. Other buttons and locked links wait for the application,
 * which answers.
 */
function press(shell: HTMLElement, event: MouseEvent): void {
  const pressed = (event.target as Element).closest('button, [aria-disabled]');
  if (!pressed) return;
  event.preventDefault();
  const answer = parseConsent(pressed.getAttribute('value'));
  if (answer && takeAnswer(shell, answer)) return;
  pressed.setAttribute(PRESSED, '');
}

/** Asks about cookies as the application does, in case it is not there yet. */
function askSoon(shell: HTMLElement): void {
  const question = shell.querySelector(QUESTION);
  setTimeout(() => question?.parentElement?.removeAttribute('hidden'), COOKIE_BANNER_DELAY_MS);
}

/** Opens what the visitor's answer allows, or asks for one. */
function applyAnswer(shell: HTMLElement, builtIn: ConsentMode): void {
  const stored = localStore.readText(CONSENT_STORAGE_KEY);
  const answer = wallAnswer(stored);
  if (isPerPurpose(firstMode(stored, builtIn)) || isAccepted(answer)) openShell(shell);
  else if (answer === null) askSoon(shell);
  else withoutQuestion(shell);
}

function showPlaceholder(shell: HTMLElement, placeholder: string): void {
  const frame = shell.querySelector<HTMLElement>('.hero-frame');
  if (frame && placeholder) frame.style.backgroundImage = `url("${placeholder}")`;
}

/** Shows what the build has rendered of the front page, and asks for the picture. */
export function showShell(shell: HTMLElement, placeholder: string, consent: ConsentMode): void {
  const image = shell.querySelector<HTMLImageElement>('.hero-media');
  if (image) image.loading = 'eager';
  showPlaceholder(shell, placeholder);
  applyAnswer(shell, consent);
  shell.addEventListener('click', (event) => press(shell, event));
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
  shell.querySelector('.hero-frame')?.setAttribute('data-tone', page.headerTone);
  shell.querySelector('.hero-words')?.setAttribute('data-tone', page.wordsTone);
  const image = shell.querySelector<HTMLImageElement>('.hero-media');
  if (!image) return;
  const { src, srcSet = '' } = heroImage(page);
  image.srcset = srcSet;
  image.src = src;
}
