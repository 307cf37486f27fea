import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type firebase from 'firebase/compat/app';
import { afterAll, beforeAll } from 'vitest';
import { pastRules, startRules } from './environment.ts';
import { putPastRules, type Data } from './firestore.ts';
import { contextOf } from './roles.ts';
import type { Role } from './roles.ts';

export type Files = firebase.storage.Storage;

interface FileWorld {
  as: (role: Role) => Files;
  /** Puts files there past the rules. */
  given: (...paths: string[]) => Promise<void>;
}

export interface Upload {
  contentType: string;
  bytes?: number;
  customMetadata?: Record<string, string>;
}

export function upload(
  files: Files,
  path: string,
  { bytes = 4, ...metadata }: Upload,
): Promise<void> {
  // The upload is a task that can be awaited, which is not quite a promise.
  return Promise.resolve(files.ref(path).put(new Uint8Array(bytes), metadata)).then(
    () => undefined,
  );
}

/** File storage with the rules loaded, these documents in the database, and everybody connected. */
export function fileWorld(documents: Record<string, Data>): FileWorld {
  let environment: RulesTestEnvironment | undefined;
  const connections = new Map<Role, Files>();

  const running = (): RulesTestEnvironment => {
    if (!environment) throw new Error('The files are there only inside a test');
    return environment;
  };

  beforeAll(async () => {
    environment = await startRules(['storage', 'firestore']);
    await putPastRules(running(), documents);
  });
  afterAll(async () => {
    await environment?.cleanup();
  });

  return {
    given: async (...paths) => {
      const files = (await pastRules(running())).storage();
      await Promise.all(paths.map((path) => upload(files, path, { contentType: 'image/webp' })));
    },
    as: (role) => {
      const files = connections.get(role) ?? contextOf(running(), role).storage();
      connections.set(role, files);
      return files;
    },
  };
}
