import type { UploadItem } from '../uploadState.ts';

/** The pictures of an album among these. */
export function itemsOfAlbum(items: readonly UploadItem[], albumId: string): UploadItem[] {
  return items.filter(({ job: { goal } }) => goal.kind === 'album' && goal.albumId === albumId);
}
