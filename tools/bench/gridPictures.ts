import { execFileSync } from 'node:child_process';
import { createSecureServer } from 'node:http2';
import sharp from 'sharp';
import { Problem } from 'local-firebase/problem';
import { LOCAL_HOST, LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { documents } from '#src/model/base/paths.ts';
import { PICTURE_WIDTHS_PX } from '#src/model/catalogue/pictureFiles.ts';

/** Number of different files behind all pictures; every picture has addresses of its own. */
const FILES = 6;
const NOISE_SIGMA = 18;
const QUALITY = 60;

const RATIOS = [1.5, 0.75, 1.78, 1.33, 1, 0.67] as const;

function makePicture(file: number, width: number): Promise<Buffer> {
  const height = Math.round(width / (RATIOS[file] ?? 1));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: NOISE_SIGMA };
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .webp({ quality: QUALITY, effort: 0 })
    .toBuffer();
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
const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

function pictureAt(origin: string, index: number): object {
  const ratio = RATIOS[fileOf(index)] ?? 1;
  const sources = PICTURE_WIDTHS_PX.map((width) => ({
    mapValue: {
      fields: {
        width: { integerValue: String(width) },
        url: { stringValue: `${origin}/picture/${index}-${width}.webp` },
      },
    },
  }));
  return {
    mapValue: {
      fields: {
        width: { integerValue: String(ORIGINAL_WIDTH_PX) },
        height: { integerValue: String(Math.round(ORIGINAL_WIDTH_PX / ratio)) },
        sources: { arrayValue: { values: sources } },
      },
    },
  };
}

/** Builds Firestore's answer to a query for a portfolio of `count` pictures. */
export function portfolioAnswer(origin: string, count: number): object[] {
  const readTime = new Date(0).toISOString();
  return Array.from({ length: count }, (_, index) => ({
    readTime,
    document: {
      name: `${ROOT}/${documents.portfolioItem.build({ itemId: `picture-${index}` })}`,
      createTime: readTime,
      updateTime: readTime,
      fields: {
        title: { stringValue: `Billede ${index + 1}` },
        category: { stringValue: 'nature' },
        isPublished: { booleanValue: true },
        imageUrl: { stringValue: `${origin}/picture/${index}-960.webp` },
        createdAt: { timestampValue: new Date((count - index) * SECOND_MS).toISOString() },
        picture: pictureAt(origin, index),
      },
    },
  }));
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
