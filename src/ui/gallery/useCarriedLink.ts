import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ItemLink } from '#src/hooks/useOpenItem.ts';
import { carryPicture } from '#src/ui/carryPicture.ts';
import { PICTURE_CARD } from '#src/ui/pictureCard.ts';

/** The link of a card, which takes the picture along into the lightbox. */
export function useTransitionLink(id: string, { to, state }: ItemLink) {
  const navigate = useNavigate();
  function onClick(event: MouseEvent): void {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (opensElsewhere) return;
    event.preventDefault();
    carryPicture(id, () => void navigate(to, { state }));
  }
  return { to, state, onClick, [PICTURE_CARD]: id };
}
