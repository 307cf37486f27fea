import { storagePaths } from '../../../src/model/files/paths.ts';
import { archivable } from '../../../src/model/files/urlPolicy.ts';
import type { PurchaseItem } from '../../../src/model/purchases/schema.ts';

/** One picture of a purchased item. */
export interface ItemFile {
  /** The picture's own id, which stays the same wherever the file lies. */
  id: string;
  title: string;
  /** Where it may lie: the permanent archive first, then where the photographer keeps it. */
  paths: readonly string[];
}

interface Place {
  id: string;
  title: string;
  path: string;
}

function ownPlaces(item: PurchaseItem): Place[] {
  // An album's own path is only another name for its cover.
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
  return archivable(path) || storagePaths.archived.parse(path)?.orderId === purchaseId;
}

/** The pictures of an item, each with the places of ours where it may be read. */
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

/** The picture that a request means: each of its words must fit, and only one may fit them all. */
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
