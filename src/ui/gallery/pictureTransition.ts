/** Marks the link or button of a grid that opens the picture with this id in the lightbox. */
export const PICTURE_CARD = 'data-picture-card';

/** Marks the picture that is in front in the lightbox. */
export const LIGHTBOX_PICTURE = 'data-lightbox-picture';

/** What the lightbox calls the picture in front; while it is carried, its card bears the same name. */
export const TRANSITION_NAME = 'carried-picture';
/** The page stands still meanwhile: what takes longer does so without being carried. */
const CHANGE_DEADLINE_MS = 400;

/** The picture of a card, as it lies in the grid. */
export function cardPicture(id: string): HTMLImageElement | null {
  const card = document.querySelector(`[${PICTURE_CARD}="${CSS.escape(id)}"]`);
  return card?.closest('li')?.querySelector('img') ?? null;
}

function isLightboxOpen(): boolean {
  return document.querySelector(`[${LIGHTBOX_PICTURE}]`) !== null;
}

/** Settles when the lightbox has come or gone: the router changes the page in its own time. */
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

/** Carries a picture between its card in the grid and the lightbox, where the browser can. */
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
    // A name belongs to one element at a time: the lightbox gives its own to the picture in front.
    nameCard(wasOpen);
  });
  const forget = () => nameCard(false);
  // A transition that is skipped, because the next has begun, has done its work all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(forget, forget);
}
