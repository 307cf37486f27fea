import { useReturnFocus } from '#src/hooks/useOverlay.ts';
import { PICTURE_CARD } from '../gallery/pictureTransition.ts';

/** Focuses the card of the last picture on closing, else the element that had the focus before. */
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
