import { createHash, randomBytes } from 'node:crypto';
import type { LocalPorts } from '#src/config/local.ts';
import { documents } from '#src/model/base/paths.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { clientContracts } from '#src/model/clients/contracts.ts';
import { CLIENT_FILE_PATH, clientAddresses, clientPaths } from '#src/model/clients/files.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { sessionEntry } from '../measure/harness.ts';
import { restAnswer, restDocument } from './restDocument.ts';
import { type Find, serve, type ServedFile } from './serve.ts';

const ORDER_ID = 'JF20260601ABCDEF123';
const MARK_BYTES = 4;

/** Files as incompressible as photographs. They differ in a few bytes, so that each has its own checksum. */
export interface Originals {
  count: number;
  bytes: number;
  pathOf: (index: number) => string;
  /** The content of a file by its path, in two parts; undefined when there is none. */
  contentOf: (path: string) => [Buffer, Buffer] | undefined;
  checksumOf: (index: number) => string;
}

export function makeOriginals(count: number, bytes: number): Originals {
  const grain = randomBytes(bytes);
  const rest = grain.subarray(MARK_BYTES);
  const paths = Array.from({ length: count }, (_, index) =>
    storagePaths.archived.build({ orderId: ORDER_ID, file: `0_picture-${index}.jpg` }),
  );
  const partsOf = (index: number): [Buffer, Buffer] => {
    const mark = Buffer.alloc(MARK_BYTES);
    mark.writeUInt32BE(index);
    return [mark, rest];
  };
  return {
    count,
    bytes,
    pathOf: (index) => paths[index] ?? '',
    contentOf: (path) => {
      const index = paths.indexOf(path);
      return index === -1 ? undefined : partsOf(index);
    },
    checksumOf: (index) => {
      const hash = createHash('sha256');
      for (const part of partsOf(index)) hash.update(part);
      return hash.digest('hex');
    },
  };
}

const BUYER = { uid: 'bench', email: 'bench@kunde.example' };
const SECONDS_AHEAD = 3600;

function purchase({ count, pathOf }: Originals): object {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const item = {
    id: 'album',
    name: 'Album',
    type: 'album',
    price: 995,
    permanentBackupPath: pathOf(0),
    albumImages: indexes.map((order) => ({
      id: `picture-${order}`,
      title: `Billede ${order}`,
      order,
    })),
    archivedFiles: indexes.map((index) => ({
      imageId: `picture-${index}`,
      permanentBackupPath: pathOf(index),
      backupStatus: 'completed',
    })),
  };
  const date = new Date('2026-06-01T10:00:00Z');
  return restDocument(documents.purchase.build({ orderId: ORDER_ID }), {
    userId: BUYER.uid,
    userEmail: BUYER.email,
    items: [item],
    totalAmount: 995,
    paymentStatus: 'completed',
    purchaseDate: date,
    // Before its first download a page asks whether the right of withdrawal may end.
    firstDownloadAt: date,
  });
}

function json(value: unknown): ServedFile {
  return { type: 'application/json', body: [Buffer.from(JSON.stringify(value))] };
}

const firestore =
  (originals: Originals): Find =>
  (path, { body }) => {
    if (path.includes(':batchGet')) {
      const asked = JSON.parse(body) as { documents?: string[] };
      const readTime = new Date().toISOString();
      return json((asked.documents ?? []).map((missing) => ({ missing, readTime })));
    }
    return json(restAnswer(body.includes('"purchases"') ? [purchase(originals)] : []));
  };

const auth: Find = () =>
  json({ users: [{ localId: BUYER.uid, email: BUYER.email, emailVerified: true }] });

const storage =
  (originals: Originals): Find =>
  (path, { search }) => {
    const body = originals.contentOf(path.split('/o/')[1] ?? '');
    if (!body) return undefined;
    const isContent = search.get('alt') === 'media';
    return isContent ? { type: 'image/jpeg', body } : json({ size: String(originals.bytes) });
  };

/** Starts just enough of Auth, Firestore and Storage for one customer and one bought album. */
export async function startBackend(
  ports: LocalPorts,
  originals: Originals,
): Promise<() => Promise<void>> {
  const stops = await Promise.all([
    serve(ports.auth, auth),
    serve(ports.firestore, firestore(originals)),
    serve(ports.storage, storage(originals)),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** The gallery of a client, with its link. */
export const GALLERY = { galleryId: 'bench', key: 'benchmark'.repeat(4).slice(0, 32) };

const galleryPath = (index: number) =>
  clientPaths.original.build({
    galleryId: GALLERY.galleryId,
    timestamp: '1700000000000',
    id: `picture${index}`,
    extension: 'jpg',
  });

/** The address of an original of the gallery. */
export const galleryAddress = (index: number) =>
  clientAddresses(galleryPath(index), [480])?.original ?? '';

function openedGallery({ count, bytes }: Originals): object {
  const pictures = Array.from({ length: count }, (_, index) => ({
    id: `picture${index}`,
    title: `Billede_${index}.jpg`,
    order: index,
    originalPath: galleryPath(index),
    bytes,
    width: 6000,
    height: 4000,
    widths: [480],
  }));
  const choosing = { askedName: '', askedCount: 0, picturePrice: 0, sharesChoices: false };
  const words = {
    id: GALLERY.galleryId,
    title: 'Album',
    message: '',
    coverId: '',
    downloads: 'original',
  };
  const expiresAt = new Date(Date.now() + DAY_MS);
  const gallery = { ...words, ...choosing, showsShop: false, expiresAt, pictures };
  return { success: true, opening: 'open', access: 'bench', gallery };
}

/** The asked part of an original, cut out of its two parts without copying them. */
function pieceOf(parts: readonly Buffer[], range: string): ServedFile {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const [start, end] = [Number(from), Number(to) + 1];
  let before = 0;
  const body = parts.map((part) => {
    const piece = part.subarray(Math.max(0, start - before), Math.max(0, end - before));
    before += part.length;
    return piece;
  });
  return { type: 'image/jpeg', body, range: `bytes ${from}-${to}/*` };
}

/** Just enough of the functions for one client and one gallery. */
export function galleryFunctions(originals: Originals): Find {
  const addresses = Array.from({ length: originals.count }, (_, index) => galleryAddress(index));
  return (path, { range }) => {
    if (path === clientContracts.openClientGallery.path) return json(openedGallery(originals));
    if (path === clientContracts.syncClientChoices.path) return json({ success: true, others: [] });
    if (!path.startsWith(CLIENT_FILE_PATH)) return undefined;
    const parts = originals.contentOf(originals.pathOf(addresses.indexOf(path)));
    return parts && pieceOf(parts, range);
  };
}

/** The entry of the buyer, who is signed in. */
export function session(): readonly [key: string, value: string] {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    sub: BUYER.uid,
    user_id: BUYER.uid,
    email: BUYER.email,
    email_verified: true,
    iat: now,
    auth_time: now,
    exp: now + SECONDS_AHEAD,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  const accessToken = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const tokens = { accessToken, refreshToken: 'bench', expiresInSeconds: SECONDS_AHEAD };
  return sessionEntry({ ...BUYER, ...tokens });
}
