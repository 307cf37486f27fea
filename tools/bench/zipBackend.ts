import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOCAL_HOST, LOCAL_PROJECT_ID, type LocalPorts } from '#src/config/local.ts';
import { storagePaths } from '#src/shared/paths.ts';

const ORDER_ID = 'JF20260601ABCDEF123';
const MARK_BYTES = 4;

/** Pictures that nobody can compress, as photographs are. They differ in a few bytes, so that each has a checksum of its own. */
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

/** Just enough of Auth, Firestore and Storage for one customer and one bought album. */

const BUYER = { uid: 'bench', email: 'bench@kunde.example' };
const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
const SECONDS_AHEAD = 3600;

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const text = (stringValue: string) => ({ stringValue });
const list = (values: object[]) => ({ arrayValue: { values } });
const map = (fields: object) => ({ mapValue: { fields } });

function json(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

function purchase({ count, pathOf }: Originals): object {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const item = {
    id: text('album'),
    name: text('Album'),
    type: text('album'),
    price: { integerValue: '995' },
    permanentBackupPath: text(pathOf(0)),
    albumImages: list(
      indexes.map((index) =>
        map({
          id: text(`picture-${index}`),
          title: text(`Billede ${index}`),
          order: { integerValue: String(index) },
        }),
      ),
    ),
    archivedFiles: list(
      indexes.map((index) =>
        map({
          imageId: text(`picture-${index}`),
          permanentBackupPath: text(pathOf(index)),
          backupStatus: text('completed'),
        }),
      ),
    ),
  };
  const date = { timestampValue: '2026-06-01T10:00:00Z' };
  return {
    name: `${ROOT}/purchases/${ORDER_ID}`,
    createTime: date.timestampValue,
    updateTime: date.timestampValue,
    fields: {
      userId: text(BUYER.uid),
      userEmail: text(BUYER.email),
      items: list([map(item)]),
      totalAmount: { integerValue: '995' },
      paymentStatus: text('completed'),
      purchaseDate: date,
    },
  };
}

const readTime = '2026-06-01T10:00:00Z';

const firestore =
  (originals: Originals): Answer =>
  ({ url = '' }, response, body) => {
    if (url.includes(':batchGet')) {
      const { documents = [] } = JSON.parse(body) as { documents?: string[] };
      json(
        response,
        documents.map((missing) => ({ missing, readTime })),
      );
      return;
    }
    const isPurchases = body.includes('"purchases"');
    json(response, isPurchases ? [{ document: purchase(originals), readTime }] : [{ readTime }]);
  };

const auth: Answer = (_request, response) =>
  json(response, { users: [{ localId: BUYER.uid, email: BUYER.email, emailVerified: true }] });

const storage =
  (originals: Originals): Answer =>
  ({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, `http://${LOCAL_HOST}`);
    const content = originals.contentOf(decodeURIComponent(pathname.split('/o/')[1] ?? ''));
    if (!content) response.writeHead(404).end();
    else if (searchParams.get('alt') !== 'media') json(response, { size: String(originals.bytes) });
    else {
      response.setHeader('content-type', 'image/jpeg');
      response.setHeader('content-length', originals.bytes);
      response.write(content[0]);
      response.end(content[1]);
    }
  };

function handle(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  if (request.method === 'OPTIONS') {
    const asked = request.headers['access-control-request-headers'] ?? '';
    response.setHeader('access-control-allow-headers', asked);
    response.setHeader('access-control-allow-methods', 'GET, POST');
    response.setHeader('access-control-max-age', '3600');
    response.writeHead(204).end();
    return;
  }
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.once('end', () => answer(request, response, body));
}

function listen(port: number, answer: Answer): Promise<() => void> {
  const server = createServer((request, response) => handle(request, response, answer));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOCAL_HOST, () =>
      resolve(() => {
        server.close();
        server.closeAllConnections();
      }),
    );
  });
}

/** Starts the three; gives the way to stop them. */
export async function startBackend(ports: LocalPorts, originals: Originals): Promise<() => void> {
  const stops = await Promise.all([
    listen(ports.auth, auth),
    listen(ports.firestore, firestore(originals)),
    listen(ports.storage, storage(originals)),
  ]);
  return () => stops.forEach((stop) => stop());
}

/** What the SDK keeps of somebody who has signed in. */
export function session(): { key: string; value: string } {
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
  const value = {
    ...BUYER,
    emailVerified: true,
    isAnonymous: false,
    stsTokenManager: {
      accessToken,
      refreshToken: 'bench',
      expirationTime: (now + SECONDS_AHEAD) * 1000,
    },
    apiKey: 'local',
    appName: '[DEFAULT]',
  };
  return { key: 'firebase:authUser:local:[DEFAULT]', value: JSON.stringify(value) };
}
