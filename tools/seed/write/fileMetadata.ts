import { PUBLIC_CACHE_SECONDS } from '#src/shared/limits.ts';
import { publicStorageAreas } from '#src/shared/paths.ts';
import type { PlannedFile } from '../plan/seedPlan.ts';

const PUBLIC_CACHE = `public, max-age=${PUBLIC_CACHE_SECONDS}, immutable`;
const PRIVATE_CACHE = 'private, no-store';

/** The logo keeps its name when it changes: browsers must ask for it again. */
function cacheControl(path: string): string {
  const [area] = path.split('/');
  const isPublic = publicStorageAreas.some((name) => name === area);
  if (!isPublic) return PRIVATE_CACHE;
  return /_\d{10,16}/.test(path) ? PUBLIC_CACHE : 'public, no-cache';
}

/** What storage is told about a file; a copy in the archive also says how large its original is. */
export function fileMetadata({ path, contentType, archived }: PlannedFile, bytes: number) {
  return {
    contentType,
    cacheControl: cacheControl(path),
    metadata: archived ? { ...archived, contentType, originalSize: String(bytes) } : {},
  };
}
