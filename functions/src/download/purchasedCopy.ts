import { publicFileUrl } from '../../../src/model/files/urlPolicy.ts';
import { storageOrigin } from '../env.ts';
import { bucket } from '../firebaseAdmin.ts';

const HTTP_NOT_FOUND = 404;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === HTTP_NOT_FOUND;
}

/** Reads the first of these files that exists. */
export async function readFirst(paths: readonly string[]): Promise<Buffer | undefined> {
  for (const path of paths) {
    try {
      const [content] = await bucket().file(path).download();
      return content;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return undefined;
}

export async function hasCopy(path: string): Promise<boolean> {
  const [exists] = await bucket().file(path).exists();
  return exists;
}

/** Stores a stamped picture where the rules allow its buyer and administrators to read it. */
export async function saveCopy(path: string, content: Buffer): Promise<void> {
  await bucket()
    .file(path)
    .save(content, {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { cacheControl: 'private, max-age=3600' },
    });
}

/** The address of a stored file without a token: Storage checks the sign-in. */
export function signInUrl(path: string): string {
  return publicFileUrl({ bucket: bucket().name, path }, storageOrigin);
}
