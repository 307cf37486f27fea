import { beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { clientFilesOf } from '#src/model/clients/files.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import {
  openGallery,
  PIN,
  storeGallery,
  WIDTHS,
  withPin,
  type StoredGallery,
} from '../support/clientGalleries.ts';
import { firestoreUrl, functionUrl, siteUrl, storageUrl } from '../support/local.ts';
import { createPerson, unique } from '../support/people.ts';

/*
 * Strangers who know everything but link and PIN (the id of the gallery and the name of each file) ask
 * for all of it, at every address that hands out files or records.
 */

/** Stands in the record alone: no answer to a stranger may hold it. */
const SECRET_TITLE = `Bryllup ${unique()}`;

let gallery: StoredGallery;

/** The proof that a caller shows: a cookie, or a token as each service wants it. */
interface Proof {
  cookie?: string;
  token?: string;
}

interface Answer {
  address: string;
  bytes: number;
  text: string;
}

async function ask(address: string, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(address, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  return { address, bytes: answer.ok ? body.length : 0, text: body.toString('latin1') };
}

const askAll = (addresses: readonly string[], headers: Record<string, string>) =>
  Promise.all(addresses.map((address) => ask(address, headers)));

/** The addresses that the page of the gallery asks, with Hosting in front of the function and without. */
function servedFiles(): string[] {
  const { shown, web, original } = gallery;
  const others = WIDTHS.map((width) => shown.replace(/_\d+\.webp$/, `_${width}.webp`));
  const paths = [...others, web, original];
  return paths.flatMap((path) => [siteUrl(path), `${functionUrl('clientFile')}${path}`]);
}

const storedPaths = () =>
  clientFilesOf(`client-galleries/${gallery.id}/original_1700000000000_a.jpg`, WIDTHS);

/** The files themselves, and what tells about them. */
function storedFiles(): string[] {
  const bucket = storageUrl(`/v0/b/${LOCAL_STORAGE_BUCKET}/o`);
  const files = storedPaths().map((path) => `${bucket}/${encodeURIComponent(path)}`);
  const folder = encodeURIComponent(`client-galleries/${gallery.id}/`);
  const lists = [
    `${bucket}?prefix=${folder}`,
    `${bucket}?prefix=client-galleries%2F&delimiter=%2F`,
  ];
  return [...files, ...files.map((file) => `${file}?alt=media`), ...lists];
}

function records(): string[] {
  const documents = firestoreUrl(`/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`);
  const { gallery: record } = clientDocuments;
  const names = ['galleries', 'choices', 'deliveries', 'tries'].map((name) => `client-${name}`);
  const places = [record.build({ galleryId: gallery.id }), ...names];
  return places.map((place) => `${documents}/${place}`);
}

/** Public pages, and what search engines and previews of links are told. */
const pages = () =>
  [
    routes.clientGallery,
    `${routes.clientGallery}?id=${gallery.id}`,
    '/sitemap.xml',
    '/robots.txt',
  ].map(siteUrl);

/** Originals are handed out in pieces only. */
const PIECE = { range: 'bytes=0-1048575' };

async function crawl({ cookie, token }: Proof): Promise<{ read: Answer[]; told: Answer[] }> {
  const carried = cookie === undefined ? {} : { cookie };
  const as = (scheme: string) => ({
    ...carried,
    ...(token !== undefined && { authorization: `${scheme} ${token}` }),
  });
  const read = [
    ...(await askAll(servedFiles(), { ...as('Bearer'), ...PIECE })),
    ...(await askAll(storedFiles(), as('Firebase'))),
    ...(await askAll(records(), as('Bearer'))),
  ];
  return { read, told: [...read, ...(await askAll(pages(), as('Bearer')))] };
}

const cookieOf = async (stored: StoredGallery, pin?: string) => {
  const { headers } = await openGallery(stored, pin === undefined ? {} : { pin });
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
};

beforeAll(async () => {
  gallery = await storeGallery({ ...withPin, title: SECRET_TITLE });
});

const strangers: Record<string, () => Promise<Proof>> = {
  'a guest': () => Promise.resolve({}),
  'a customer': async () => ({ token: (await createPerson()).token }),
  'another client': async () => ({ cookie: await cookieOf(await storeGallery()) }),
  'another client who is a customer': async () => ({
    cookie: await cookieOf(await storeGallery({ ...withPin }), PIN),
    token: (await createPerson()).token,
  }),
};

describe('without link and PIN', () => {
  test.each(Object.keys(strangers))('%s reads 0 bytes', async (name) => {
    const { read, told } = await crawl((await strangers[name]?.()) ?? {});
    expect(read.filter(({ bytes }) => bytes > 0)).toEqual([]);
    const secrets = [SECRET_TITLE, gallery.key];
    const telling = told.filter(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(telling.map(({ address }) => address)).toEqual([]);
  });
});

describe('the same addresses hold all of it', () => {
  test('for the client', async () => {
    const cookie = await cookieOf(gallery, PIN);
    const answers = await askAll(servedFiles(), { cookie, ...PIECE });
    expect(answers.filter(({ bytes }) => bytes === 0)).toEqual([]);
  });

  test('for the server', async () => {
    const headers = { authorization: 'Bearer owner' };
    const [record = ''] = records();
    const files = storedFiles().filter((address) => !address.includes('preview_'));
    const answers = await askAll([...files, record], headers);
    expect(answers.filter(({ bytes }) => bytes === 0)).toEqual([]);
    expect(answers.some(({ text }) => text.includes(SECRET_TITLE))).toBe(true);
  });
});
