import { PICTURE_WIDTHS_PX } from '#src/model/files/widths.ts';
import { execFileSync } from 'node:child_process';
import { createSecureServer } from 'node:http2';
import { Problem } from 'local-firebase/problem';
import { LOCAL_HOST } from '#src/config/local.ts';
import { documents } from '#src/model/base/paths.ts';
import { grain } from './photographs.ts';
import { restAnswer, restDocument } from './restDocument.ts';

/** Number of different files behind all pictures; every picture has addresses of its own. */
const FILES = 6;
const RATIOS = [1.5, 0.75, 1.78, 1.33, 1, 0.67] as const;

function makePicture(file: number, width: number): Promise<Buffer> {
  return grain({ width, height: Math.round(width / (RATIOS[file] ?? 1)) });
}

/** Makes files of about the weight of photographs. */
async function makePictures(): Promise<Map<string, Buffer>> {
  const wanted = Array.from({ length: FILES }, (_, file) => file).flatMap((file) =>
    PICTURE_WIDTHS_PX.map((width) => ({ file, width })),
  );
  const made = await Promise.all(
    wanted.map(async ({ file, width }) => {
      const body = await makePicture(file, width);
      return [`${file}-${width}`, body] as const;
    }),
  );
  return new Map(made);
}

/** Returns the index of the file behind a picture. */
function fileOf(index: number): number {
  return index % FILES;
}

const ORIGINAL_WIDTH_PX = 6000;
const SECOND_MS = 1000;

function portfolioItem(origin: string, index: number): object {
  const urlOf = (width: number) => `${origin}/picture/${index}-${width}.webp`;
  const height = Math.round(ORIGINAL_WIDTH_PX / (RATIOS[fileOf(index)] ?? 1));
  const sources = PICTURE_WIDTHS_PX.map((width) => ({ width, url: urlOf(width) }));
  return {
    title: `Billede ${index + 1}`,
    category: 'nature',
    isPublished: true,
    imageUrl: urlOf(960),
    createdAt: new Date(-index * SECOND_MS),
    picture: { width: ORIGINAL_WIDTH_PX, height, sources },
  };
}

/** Builds Firestore's answer to a query for a portfolio of `count` pictures. */
export function portfolioAnswer(origin: string, count: number): object[] {
  const items = Array.from({ length: count }, (_, index) => {
    const path = documents.portfolioItem.build({ itemId: `picture-${index}` });
    return restDocument(path, portfolioItem(origin, index));
  });
  return restAnswer(items);
}

const PICTURE = /^\/picture\/(\d+)-(\d+)\.webp$/;

/** Makes a key and its certificate for the time of the measurement. */
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
 * Serves pictures over HTTP/2, as their host does in production: pictures that are asked for together
 * share the line. Returns the function that stops it.
 */
export async function startPictureHost(port: number): Promise<() => void> {
  const pem = certificate();
  const pictures = await makePictures();
  const server = createSecureServer({ key: pem, cert: pem });
  server.on('stream', (stream, headers) => {
    const [, index, width] = PICTURE.exec(headers[':path'] ?? '') ?? [];
    const body = pictures.get(`${fileOf(Number(index))}-${width ?? ''}`);
    // A browser that leaves the page closes the streams that it had opened.
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
