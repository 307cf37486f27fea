import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import {
  queryWords,
  searchAnswerSchema,
  searchIn,
  type SearchHit,
} from '#src/model/catalogue/search/search.ts';
import { albumHits, imageHits } from '#src/model/catalogue/search/searchIndex.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { publicFileUrl, STORAGE_ORIGINS } from '#src/model/files/urlPolicy.ts';
import { runProgram } from '../terminal.ts';
import { median, ms, reportFigures, type Figure } from './measure/figures.ts';

/** One search in a shop of 5,000 pictures: what travels, and what server and browser work. The line is left out. */
const SINGLE_IMAGES = 3500;
const ALBUMS = 100;
const PICTURES_OF_AN_ALBUM = 15;
const RUNS = 15;
const WIDTHS = [480, 960, 1600];
const CATEGORIES = ['natur', 'bryllup', 'portraet', 'byliv', 'rejse'];
const ENDINGS = ['', 'en', 'lys', 'dag', 'tur', 'billede', 'hus', 'vej'];
const WORDS = [
  'nordlys strand fyr havn klit mole solnedgang morgen aften regn sne vinter sommer efteraar kyst',
  'bryllup brud gom kirke dans kage kys latter familie barn portræt ansigt hænder blik konfirmation',
  'Skagen Løkken Hirtshals Rubjerg Aalborg Brønderslev Jerslev Læsø Ærø Møn København Aarhus Thy',
  'gade cykel bro torv café lys skygge spejl vindue dør trappe tog station marked hest hund fugl',
  'skov mose hede sø å eng kornmark valmue æbletræ birk tåge rim sky torden regnbue måne stjerner',
].flatMap((line) => line.split(' ').flatMap((word) => ENDINGS.map((ending) => word + ending)));

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2016, 0, 1);

/** A word as often as in a catalogue: a few occur all the time, most now and then. */
const wordAt = (seed: number) =>
  WORDS[Math.floor(WORDS.length * ((Math.sin(seed) * 10_000) % 1) ** 2)] ?? '';

const words = (seed: number, count: number) =>
  Array.from({ length: count }, (_, at) => wordAt(seed * 31 + at * 7 + 1)).join(' ');

function pictureOf(seed: number) {
  const [project, id] = crypto.getRandomValues(new BigUint64Array(2));
  const file = {
    kind: 'enkeltbilleder',
    project: `${project}`,
    timestamp: `${1_700_000_000_000 + seed}`,
    id: `${id}`,
  };
  const sources = WIDTHS.map((width) => {
    const path = storagePaths.watermarked.build({ ...file, width: String(width) });
    return { width, url: publicFileUrl({ bucket: 'jerslev-foto.firebasestorage.app', path }) };
  });
  return { width: 6000, height: 4000, placeholder: '', sources };
}

function common(seed: number) {
  return {
    id: `billede${seed}`,
    title: words(seed, 3),
    description: words(seed + 0.5, 10),
    category: CATEGORIES[seed % CATEGORIES.length] ?? '',
    isPublished: true,
    visible: true,
    createdAt: new Date(FIRST_DAY + seed * DAY_MS),
    takenAt: new Date(FIRST_DAY + Math.floor(seed / 12) * DAY_MS),
    picture: pictureOf(seed),
    watermarkedSrc: pictureOf(seed).sources[0]?.url,
  };
}

const seeds = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at);

function makeIndex(): SearchHit[] {
  const images = seeds(SINGLE_IMAGES).flatMap((seed) =>
    imageHits(z.parse(singleImageSchema, common(seed)), STORAGE_ORIGINS),
  );
  const albums = seeds(ALBUMS, SINGLE_IMAGES).flatMap((seed) => {
    const pictures = seeds(PICTURES_OF_AN_ALBUM, 1000 * seed).map(common);
    return albumHits(z.parse(albumSchema, { ...common(seed), images: pictures }), STORAGE_ORIGINS);
  });
  return [...images, ...albums];
}

function timed<Answer>(work: () => Answer): { answer: Answer; took: number } {
  const runs = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const answer = work();
    return { answer, took: performance.now() - started };
  });
  const took = median(runs.map((run) => run.took));
  return { answer: work(), took };
}

const MAX_BYTES = 20_000;
const MAX_MS = 50;

function measure(index: readonly SearchHit[], typed: string): Figure[] {
  const asked = queryWords(typed);
  const server = timed(() => JSON.stringify(searchIn(index, asked)));
  const browser = timed(() => z.parse(searchAnswerSchema, JSON.parse(server.answer)));
  const { total, hits } = browser.answer;
  return [
    { name: `'${typed}': hits, of which`, value: total },
    { name: '  are sent', value: hits.length, atMost: 120 },
    {
      name: '  answer, gzip',
      value: gzipSync(server.answer).length,
      unit: 'bytes',
      atMost: MAX_BYTES,
    },
    ms('  the server finds it in', server.took, { digits: 1, atMost: MAX_MS }),
    ms('  the browser reads it in', browser.took, { digits: 1, atMost: MAX_MS }),
  ];
}

await runProgram(() => {
  const index = makeIndex();
  const stored = JSON.stringify(index);
  return Promise.resolve(
    reportFigures(`A search among ${index.length} pictures and albums`, [
      { name: 'index, stored in 64 documents', value: stored.length / 1000, unit: 'kB' },
      ...['st', 'strand', 'rubjerg aften', '2016-02-01', 'ikke der'].flatMap((typed) =>
        measure(index, typed),
      ),
    ]),
  );
});
