import { useReturnFocus } from '#src/hooks/useOverlay.ts';
import { PICTURE_CARD } from '../gallery/pictureTransition.ts';

/** Gives the focus back to the card of the picture that was seen last, else to what had it before. */
export function useReturnToCard(currentId: string): (event: Event) => void {
  const returnFocus = useReturnFocus();
  return (event) => {
    const card = document.querySelector(`[${PICTURE_CARD}="${CSS.escape(currentId)}"]`);
    if (!(card instanceof HTMLElement)) {
      returnFocus(event);
      return;
    }
    event.preventDefault();
    card.focus();
  };
}
