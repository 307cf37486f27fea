import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { once } from '../../../src/model/base/async.ts';
import { galleryState } from '../../../src/model/clients/access.ts';
import {
  CLIENT_PIECE_BYTES,
  mayDownload,
  parseClientFile,
  type ClientFile,
} from '../../../src/model/clients/files.ts';
import { traceOf } from '../callable.ts';
import { makerExif, makerXmp } from '../download/rights.ts';
import { bucket } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import { accessOf, visitOf } from './access.ts';
import { noteDelivery } from './deliveries.ts';
import { readAccess } from './openedGallery.ts';

/** The parts of a request that are read. */
interface FileRequest {
  method: string;
  path: string;
  headers: { cookie?: string | undefined; range?: string | undefined };
}

interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** Nobody keeps a private picture, lists it or shows it on another page. Hosting adds its own policy of referrers. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, noimageindex',
};

const NOT_FOUND = 404;
const NO_SUCH_PART = 416;

/** The same answer for whatever is refused: it does not tell what there is. */
const refused: FileAnswer = { status: NOT_FOUND, headers: PRIVATE, body: undefined };

const loadSharp = once(async () => (await import('sharp')).default);

const WEB_JPEG_QUALITY = 90;

/**
 * The visit of the caller; undefined unless the gallery is open, they have opened it, and may see this picture
 * and save this size.
 */
async function readerOf(file: ClientFile, access: string, now: Date): Promise<string | undefined> {
  const { galleryId, pictureId, needs } = file;
  const gallery = await readAccess(galleryId);
  if (!gallery || galleryState(gallery, now) !== 'open') return undefined;
  const isHidden = gallery.hiddenIds.includes(pictureId);
  const isAllowed = !isHidden && mayDownload(gallery.downloads, needs);
  return isAllowed ? visitOf(access, { galleryId, secrets: gallery, now })?.visit : undefined;
}

interface Piece {
  start: number;
  end: number;
}

/** The asked part of a file; undefined for the whole file, `false` for a part that is not handed out. */
function pieceOf(range: string | undefined): Piece | undefined | false {
  if (range === undefined) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d{1,12})-(\d{1,12})$/.exec(range) ?? [];
  const piece = { start: Number(from), end: Number(to) };
  const isValid = from !== '' && to !== '' && piece.end >= piece.start;
  return isValid && piece.end - piece.start < CLIENT_PIECE_BYTES ? piece : false;
}

/** The refusal of a part that is not handed out, or that lies behind the end of the file. */
const noSuchPart: FileAnswer = { ...refused, status: NO_SUCH_PART };

/** The answer to a file, or a part of it, that the storage does not have. */
function answerTo(thrown: unknown): FileAnswer | undefined {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  if (code === NO_SUCH_PART) return noSuchPart;
  return code === NOT_FOUND ? refused : undefined;
}

async function read({ path, isConverted }: ClientFile, piece: Piece | undefined): Promise<Buffer> {
  const [content] = await bucket().file(path).download(piece);
  if (!isConverted) return content;
  const sharp = await loadSharp();
  const shop = await currentShop();
  return sharp(content)
    .withExif(makerExif(shop))
    .withXmp(makerXmp(shop))
    .jpeg({ quality: WEB_JPEG_QUALITY })
    .toBuffer();
}

/**
 * Hands out one file of a gallery to a browser that has opened it. The gallery is asked each time, so that
 * closing it, or another PIN, counts at once.
 */
export async function readClientFile(request: FileRequest, now = new Date()): Promise<FileAnswer> {
  const { method, path, headers } = request;
  if (method !== 'GET') return { ...refused, status: 405, headers: { ...PRIVATE, allow: 'GET' } };
  const file = parseClientFile(path);
  const access = accessOf(headers.cookie);
  const visit = file && access !== '' ? await readerOf(file, access, now) : undefined;
  if (!file || visit === undefined) return refused;
  const piece = file.isConverted ? undefined : pieceOf(headers.range);
  // An original is read into memory: it is handed out in pieces only.
  const isWhole = piece === undefined && file.needs === 'original';
  if (piece === false || isWhole) return noSuchPart;
  try {
    const body = await read(file, piece);
    const { galleryId, pictureId, needs: kind } = file;
    // Each part is noted: whoever leaves one out would have the picture without a note.
    if (kind !== 'none') await noteDelivery({ galleryId, visit, kind, pictureId });
    const type = { ...PRIVATE, 'content-type': file.contentType };
    if (!piece) return { status: 200, headers: type, body };
    const end = piece.start + body.length - 1;
    const range = { 'content-range': `bytes ${piece.start}-${end}/*` };
    return { status: 206, headers: { ...type, ...range }, body };
  } catch (thrown) {
    const answer = answerTo(thrown);
    if (answer) return answer;
    throw thrown;
  }
}

/** The log holds the outcome, not the address: it would tell which picture was looked at. */
export const clientFile = onRequest(
  // A picture is read into memory as a whole, and many are asked for at once.
  { timeoutSeconds: 60, memory: '1GiB', concurrency: 20, cors: false, invoker: 'public' },
  async (request, response) => {
    try {
      const { status, headers, body } = await readClientFile(request);
      response.set(headers).status(status);
      response.end(body);
      logger.info('clientFile', { status, bytes: body?.length ?? 0 });
    } catch (thrown) {
      logger.error('clientFile failed', traceOf(thrown));
      response.set({ 'cache-control': 'private, no-store' }).status(500).end();
    }
  },
);
