import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { storeGallery } from '../support/clientGalleries.ts';
import { unique } from '../support/people.ts';
import { askApi, programToken } from '../support/programs.ts';

type Schema = Parameters<typeof z.fromJSONSchema>[0];

interface Content {
  content: { 'application/json': { schema: Schema } };
}

interface Operation {
  operationId: string;
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Error: Schema } };
}

const file = join(import.meta.dirname, '../../../docs/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as ApiDocument;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

const schemaOf = (content: Content | undefined) =>
  content && z.fromJSONSchema(content.content['application/json'].schema);

let token = '';
beforeAll(async () => {
  token = await programToken();
});

/** A client that knows nothing but the document. */
async function ask(operationId: string, given: { path?: Record<string, string>; input?: object }) {
  const operation = operations.find((each) => each.operationId === operationId);
  if (!operation) throw new Error(`The document has no ${operationId}`);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => given.path?.[name] ?? '');
  schemaOf(operation.requestBody)?.parse(given.input);
  const method = operation.method.toUpperCase();
  const { status, body } = await askApi(path, { token, method, input: given.input });
  const refusal = z.fromJSONSchema(document.components.schemas.Error);
  return {
    status,
    body: (status === 200 ? schemaOf(operation.responses['200']) : refusal)?.parse(body),
  };
}

test('every operation answers as the document says', async () => {
  const gallery = await storeGallery({ images: [] });
  const sha256 = createHash('sha256').update(randomBytes(8)).digest('hex');
  const target = { kind: 'gallery', galleryId: gallery.id, section: 'Kirken' };
  const upload = { target, fileName: 'IMG_1.jpg', bytes: 8, sha256 };
  const begun = await ask('beginUpload', { input: upload });
  const { id: uploadId = '' } = begun.body as { id?: string };
  const answers = {
    listAlbums: await ask('listAlbums', {}),
    makeAlbum: await ask('makeAlbum', { input: { title: `Fyr ${unique()}`, price: 349 } }),
    listGalleries: await ask('listGalleries', {}),
    makeGallery: await ask('makeGallery', { input: { title: `Bryllup ${unique()}` } }),
    readChoices: await ask('readChoices', { path: { galleryId: gallery.id } }),
    beginUpload: begun,
    removePicture: await ask('removePicture', {
      input: { target: { kind: 'single' }, pictureId: 'none' },
    }),
    readUpload: await ask('readUpload', { path: { uploadId } }),
  };
  expect(Object.keys(answers).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  );
  for (const [name, { status }] of Object.entries(answers))
    expect([name, status]).toEqual([name, 200]);
});

test('a refusal is as the document says', async () => {
  expect(await ask('readUpload', { path: { uploadId: 'none' } })).toMatchObject({
    status: 404,
    body: { error: { code: 'not-found' } },
  });
});
