import type { Active, Announcements, Over } from '@dnd-kit/core';
import { sortingTexts } from '#src/model/files/texts.ts';
import { placeOf } from './sortablePlace.ts';

/** What is said while an item is dragged; `nameOf` tells an item's name by its id. */
export function sortingAnnouncements(nameOf: (id: string) => string): Announcements {
  const name = ({ id }: Active) => nameOf(String(id));
  const said = (
    text: (name: string, place: number, count: number) => string,
    active: Active,
    at: Active | Over,
  ) => {
    const { index, items } = placeOf(at);
    return text(name(active), index + 1, items.length);
  };
  return {
    onDragStart: ({ active }) => said(sortingTexts.lifted, active, active),
    onDragOver: ({ active, over }) => {
      // Over its own place nothing has happened yet.
      if (over?.id === active.id) return undefined;
      return over ? said(sortingTexts.over, active, over) : sortingTexts.outside(name(active));
    },
    onDragEnd: ({ active, over }) =>
      over ? said(sortingTexts.dropped, active, over) : sortingTexts.cancelled(name(active)),
    onDragCancel: ({ active }) => sortingTexts.cancelled(name(active)),
  };
}
