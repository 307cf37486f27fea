import { PUBLIC_CACHE_SECONDS, publicStorageAreas, storagePaths } from './paths.ts';

export function isPublicPath(path: string): boolean {
  return publicStorageAreas.some((area) => path.startsWith(`${area}/`));
}

/** How long a stored file may be kept. A changed picture gets a new name, so that what pages show is kept for ever. */
export function cachingOf(path: string): { cacheControl?: string } {
  const forEver = `max-age=${PUBLIC_CACHE_SECONDS}, immutable`;
  if (isPublicPath(path)) return { cacheControl: `public, ${forEver}` };
  const { preview, portfolioPreview } = storagePaths;
  const isPreview = preview.parse(path) ?? portfolioPreview.parse(path);
  return isPreview ? { cacheControl: `private, ${forEver}` } : {};
}
