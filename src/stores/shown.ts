import { create } from 'zustand';
import type { Interest } from '#src/model/statistics/interest.ts';

interface Shown {
  /** The picture or album for sale that is open. */
  item: Pick<Interest, 'id' | 'isAlbum'> | null;
}

export const useShown = create<Shown>()(() => ({ item: null }));

/** Says that an item is open. Returns the function that says that it is closed. */
export function showItem(item: Shown['item']): () => void {
  useShown.setState({ item });
  return () => useShown.setState({ item: null });
}
