/** Marks the link or button of a grid that opens the picture with this id in the lightbox. */
export const PICTURE_CARD = 'data-picture-card';

/** Marks the current picture of the lightbox. */
export const LIGHTBOX_PICTURE = 'data-lightbox-picture';

/** The view transition name of the lightbox's current picture; during a transition its card has it too. */
export const TRANSITION_NAME = 'moved-picture';
/** The page is frozen during a transition, so a slower change happens without animation. */
const CHANGE_DEADLINE_MS = 400;

/** The link or button that opens a picture or an album. */
export function cardOf(id: string): HTMLElement | null {
  return document.querySelector(`[${PICTURE_CARD}="${CSS.escape(id)}"]`);
}

/** The image element of a card in the grid, which holds it or lies over it. */
export function cardPicture(id: string): HTMLImageElement | null {
  const card = cardOf(id);
  return card?.querySelector('img') ?? card?.closest('li')?.querySelector('img') ?? null;
}

function isLightboxOpen(): boolean {
  return document.querySelector(`[${LIGHTBOX_PICTURE}]`) !== null;
}

/** Resolves when the lightbox has opened or closed: the router renders asynchronously. */
function lightboxChanged(wasOpen: boolean): Promise<undefined> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (isLightboxOpen() !== wasOpen) finish();
    });
    const timer = setTimeout(finish, CHANGE_DEADLINE_MS);
    function finish(): void {
      clearTimeout(timer);
      observer.disconnect();
      resolve(undefined);
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

function canTransition(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Animates a picture between its card and the lightbox, in browsers that support view transitions. */
export function movePicture(id: string, change: () => void): void {
  const card = cardPicture(id);
  if (!card || !canTransition()) {
    change();
    return;
  }
  const wasOpen = isLightboxOpen();
  const nameCard = (isNamed: boolean) => {
    card.style.viewTransitionName = isNamed ? TRANSITION_NAME : '';
  };
  nameCard(!wasOpen);
  const transition = document.startViewTransition(async () => {
    const changed = lightboxChanged(wasOpen);
    change();
    await changed;
    // Only one element may have the name: the lightbox, which may still be there, sets it on its picture.
    nameCard(wasOpen && !isLightboxOpen());
  });
  const unnameCard = () => nameCard(false);
  // A transition that is skipped because the next one began has changed the page nevertheless.
  transition.ready.catch(() => undefined);
  transition.finished.then(unnameCard, unnameCard);
}
