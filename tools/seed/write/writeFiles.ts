import { readFile } from 'node:fs/promises';
import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { PlannedFile } from '../plan/seedPlan.ts';
import { fileMetadata } from './fileMetadata.ts';

const AT_ONCE = 8;

/** Uploads all files, several at a time. */
export async function writeFiles(app: App, files: readonly PlannedFile[]): Promise<void> {
  const bucket = getStorage(app).bucket();
  const waiting = [...files];
  const uploadNext = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const { path, source } = file;
      const data = typeof source === 'string' ? await readFile(source) : source;
      await bucket.file(path).save(data, {
        resumable: false,
        validation: false,
        metadata: fileMetadata(file, data.length),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, uploadNext));
}
