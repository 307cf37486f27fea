import type { Env } from './parseEnv.ts';
import { LOCAL_HOST } from './local.ts';

type Place = Pick<Env, 'backend' | 'firebase' | 'ports'>;

/** Where Firestore's REST interface answers; undefined when the site has no keys. */
export function documentsUrl(place: Place, suffix: string): string | undefined {
  const { backend, firebase, ports } = place;
  if (!firebase) return undefined;
  const origin =
    backend === 'local'
      ? `http://${LOCAL_HOST}:${ports.firestore}`
      : 'https://firestore.googleapis.com';
  const documents = `${origin}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
  return `${documents}${suffix}?key=${encodeURIComponent(firebase.apiKey)}`;
}
