import { readFile } from 'node:fs/promises';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { PUBLIC_CACHE_SECONDS } from '#src/shared/limits.ts';
import { publicStorageAreas } from '#src/shared/paths.ts';
import type { PlannedFile } from '../plan/seedPlan.ts';

const AT_ONCE = 8;
const PUBLIC_CACHE = `public, max-age=${PUBLIC_CACHE_SECONDS}, immutable`;
const PRIVATE_CACHE = 'private, no-store';

/** Uploads all files, several at a time. */
export async function writeFiles(app: App, files: readonly PlannedFile[]): Promise<void> {
  const bucket = getStorage(app).bucket();
  const waiting = [...files];
  const uploadNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const { path, source, contentType, metadata = {} } = file;
      const data = typeof source === 'string' ? await readFile(source) : source;
      await bucket.file(path).save(data, {
        resumable: false,
        validation: false,
        metadata: { contentType, cacheControl: cacheControl(path), metadata },
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, uploadNext));
}

/** The logo keeps its name when it changes: browsers must ask for it again. */
function cacheControl(path: string): string {
  const [area] = path.split('/');
  const isPublic = publicStorageAreas.some((name) => name === area);
  if (!isPublic) return PRIVATE_CACHE;
  return /_\d{10,16}/.test(path) ? PUBLIC_CACHE : 'public, no-cache';
}
