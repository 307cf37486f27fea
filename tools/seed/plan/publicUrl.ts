import { LOCAL_HOST, LOCAL_STORAGE_BUCKET, type LocalPorts } from '#src/config/local.ts';
import { publicFileUrl } from '#src/shared/domain/storageUrlPolicy.ts';

/** Public addresses as the Storage emulator serves them. */
export function localUrls(ports: Pick<LocalPorts, 'storage'>): (path: string) => string {
  const origin = `http://${LOCAL_HOST}:${ports.storage}`;
  return (path) => publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, origin);
}
