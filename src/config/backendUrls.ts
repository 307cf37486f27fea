import { STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';
import { LOCAL_HOST } from './local.ts';
import type { Env } from './parseEnv.ts';

type BackendEnv = Pick<Env, 'backend' | 'firebase' | 'ports'>;

/** The address of Firestore's REST interface; undefined when the site has no keys. */
export function documentsUrl(place: BackendEnv, suffix: string): string | undefined {
  const { backend, firebase, ports } = place;
  if (!firebase) return undefined;
  const origin =
    backend === 'local'
      ? `http://${LOCAL_HOST}:${ports.firestore}`
      : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  return `${documents}${suffix}?key=${encodeURIComponent(firebase.apiKey)}`;
}

/** The address that renews a session; undefined when the site has no keys. */
export function tokenUrl({ backend, firebase, ports }: BackendEnv): string | undefined {
  if (!firebase) return undefined;
  const host = 'securetoken.googleapis.com';
  const origin =
    backend === 'local' ? `http://${LOCAL_HOST}:${ports.auth}/${host}` : `https://${host}`;
  return `${origin}/v1/token?key=${encodeURIComponent(firebase.apiKey)}`;
}

/** The origins of stored files: Google's, or the emulator's. */
export function storageOriginsOf({
  backend,
  ports,
}: Pick<Env, 'backend' | 'ports'>): readonly string[] {
  return backend === 'local' ? [`http://${LOCAL_HOST}:${ports.storage}`] : STORAGE_ORIGINS;
}
