import { storagePaths } from '../../../src/model/files/paths.ts';
import { isArchivablePath } from '../../../src/model/files/urlPolicy.ts';
import type { PurchaseItem } from '../../../src/model/purchases/schema.ts';

/** One picture of a purchased item. */
export interface ItemFile {
  /** The id of the picture, which does not depend on where its file is stored. */
  id: string;
  title: string;
  /** The possible storage paths: the permanent archive first, then the original. */
  paths: readonly string[];
}

interface Place {
  id: string;
  title: string;
  path: string;
}

function ownPlaces(item: PurchaseItem): Place[] {
  // An album's own path points to its cover, which is one of its images.
  if (item.albumImages.length > 0) return [];
  const { id, name: title } = item;
  return [item.permanentBackupPath, item.originalAdminPath].map((path) => ({ id, title, path }));
}

function places(item: PurchaseItem): Place[] {
  const titles = new Map(item.albumImages.map((image) => [image.id, image.title]));
  return [
    ...item.archivedFiles.flatMap(({ imageId: id, permanentBackupPath, originalPath }) => {
      const title = titles.get(id) ?? '';
      return [permanentBackupPath, originalPath].map((path) => ({ id, title, path }));
    }),
    ...item.albumImages.map(({ id, title, originalSrc }) => ({ id, title, path: originalSrc })),
    ...ownPlaces(item),
  ];
}

function firstText(...texts: (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text !== '') ?? '';
}

function isReadable(path: string, purchaseId: string): boolean {
  return isArchivablePath(path) || storagePaths.archived.parse(path)?.orderId === purchaseId;
}

/** The pictures of an item with the storage paths that may be read. */
export function itemFiles(item: PurchaseItem, purchaseId: string): ItemFile[] {
  const files = new Map<string, ItemFile>();
  for (const { id, title, path } of places(item)) {
    if (!isReadable(path, purchaseId)) continue;
    const known = files.get(id);
    const paths = [...new Set([...(known?.paths ?? []), path])];
    files.set(id, { id, title: firstText(known?.title, title, item.name), paths });
  }
  return [...files.values()];
}

/** The one picture that matches every field of the request; undefined for none or several. */
export function chosenFile(
  files: readonly ItemFile[],
  wanted: { imageId?: string | undefined; originalImagePath?: string | undefined },
): ItemFile | undefined {
  const { imageId, originalImagePath } = wanted;
  const fitting = files.filter(
    ({ id, paths }) =>
      (imageId === undefined || id === imageId) &&
      (originalImagePath === undefined || paths.includes(originalImagePath)),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
