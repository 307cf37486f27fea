import { execFileSync } from 'node:child_process';
import { createSecureServer } from 'node:http2';
import { LOCAL_HOST } from '#src/config/local.ts';
import { Problem } from 'local-firebase/problem';
import { fileOf, makePictures } from './pictures.ts';

const PICTURE = /^\/picture\/(\d+)-(\d+)\.webp$/;

/** A key and its certificate, for as long as the measurement takes. */
function certificate(): string {
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1'];
  const outcome = ['-subj', `/CN=${LOCAL_HOST}`, '-keyout', '-', '-out', '-'];
  try {
    return execFileSync('openssl', [...args, ...outcome], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    throw new Problem('The measurement needs openssl.', 'It makes the certificate for HTTP/2.');
  }
}

/**
 * Serves pictures over HTTP/2, as their host does in production: what a page asks for at once, it gets
 * at once, each picture a part of the line. Gives the way to stop it.
 */
export async function startPictureHost(port: number): Promise<() => void> {
  const pem = certificate();
  const pictures = await makePictures();
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', (stream, headers) => {
    const [, index, width] = PICTURE.exec(headers[':path'] ?? '') ?? [];
    const body = pictures.get(`${fileOf(Number(index))}-${width ?? ''}`);
    // A browser that has left the page hangs up on what it had asked for.
    stream.on('error', () => undefined);
    stream.respond({ ':status': body ? 200 : 404, 'content-type': 'image/webp' });
    stream.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, resolve);
  });
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return () => {
    server.close();
    sessions.forEach((session) => session.destroy());
  };
}
