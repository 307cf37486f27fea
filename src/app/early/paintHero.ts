import { site } from '#src/config/site.ts';
import { heroWords, SHELL_ID } from '#src/lib/hero.ts';
import { heroImage } from '#src/ui/hero/heroImage.ts';
import type { EarlyFrontPage } from './readFrontPage.ts';

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}

/** Paints the empty hero with the business name: the very first paint. */
export function paintShell(): HTMLElement {
  const shell = element('div', 'shell');
  shell.id = SHELL_ID;
  shell.append(element('div', 'hero'), element('p', 'shell-name', site.businessName));
  document.body.append(shell);
  return shell;
}

/** Returns true for a picture, and for a GIF unless the visitor prefers reduced motion. */
function isPicture({ backgroundMedia, backgroundType }: EarlyFrontPage): boolean {
  switch (backgroundType) {
    case 'image':
      return backgroundMedia !== '';
    case 'gif':
      return !matchMedia('(prefers-reduced-motion: reduce)').matches;
    case 'video':
      return false;
  }
}

function makeImage(page: EarlyFrontPage): HTMLImageElement | undefined {
  if (!isPicture(page)) return undefined;
  const { src, srcSet, sizes } = heroImage(page);
  const image = new Image();
  image.className = 'hero-media';
  image.alt = '';
  image.fetchPriority = 'high';
  image.sizes = sizes;
  if (srcSet) image.srcset = srcSet;
  image.src = src;
  return image;
}

/** Paints the same hero as the application will. Returns its image element, if it has one. */
export function paintHero(shell: HTMLElement, page: EarlyFrontPage): HTMLImageElement | undefined {
  const frame = element('div', 'hero-frame');
  const image = makeImage(page);
  const { placeholder } = page.picture;
  if (placeholder) frame.style.backgroundImage = `url("${placeholder}")`;
  if (image) frame.append(image);
  const { title, subtitle } = heroWords(page);
  const words = element('div', 'hero-words');
  words.append(
    element('h1', 'hero-title', title),
    element('p', 'hero-subtitle', subtitle),
    element('span', 'hero-action'),
  );
  const parts = page.backgroundMedia ? [frame, words] : [words];
  shell.firstElementChild?.replaceChildren(...parts);
  return image;
}
