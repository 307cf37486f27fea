import { PICTURE_WIDTHS_PX } from '#src/model/files/widths.ts';
import type { Browser } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { routes } from '#src/model/base/routes.ts';
import { DAY_MS } from '#src/model/base/units.ts';
import { linkFragment } from '#src/model/clients/access.ts';
import { clientPaths } from '#src/model/clients/files.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { withLocalFirebase } from '../seed/localFirebase.ts';
import { storedData } from '../seed/write.ts';
import { runProgram, step } from '../terminal.ts';
import { firebasePorts, origin, sitePorts, withCountedSite } from './measure/countedSite.ts';
import { median, ms, ratio, reportFigures } from './measure/figures.ts';
import { gallery, type Screen } from './content/growthScreens.ts';
import { growShop, openShop } from './content/growthShop.ts';
import { grain } from './content/photographs.ts';

/** The first picture of a client's gallery, beside that of a portfolio of as many. */
const PICTURES = 600;
const ROUNDS = 9;
const MAX_RATIO = 1.1;
const ORIGINAL = { width: 6000, height: 4000 };
const TIMESTAMP = '1700000000000';

const link = { galleryId: 'benchgalleri', key: 'benchmark'.repeat(4).slice(0, 32) };

/** The only picture with files; the others are below the first screen. */
const COVER = 'picture0';

const nameOf = (id: string) => ({ galleryId: link.galleryId, timestamp: TIMESTAMP, id });

function recordOf(index: number) {
  const id = `picture${index}`;
  const title = `Foto ${index}`;
  const originalPath = clientPaths.original.build({ ...nameOf(id), extension: 'jpg' });
  const words = { id, title, fileName: `${title}.jpg`, section: '', order: index };
  return { ...words, originalPath, ...ORIGINAL, placeholder: '', bytes: 8_000_000 };
}

/** Stores the gallery and, at each width, a cover of the weight of a photograph. */
async function storeGallery(): Promise<void> {
  const images = Array.from({ length: PICTURES }, (_, index) => recordOf(index));
  const record = {
    title: 'Bryllup',
    message: 'Tak for en dejlig dag',
    images,
    coverId: COVER,
    downloads: 'web',
    isOpen: true,
    revision: 0,
    expiresAt: new Date(Date.now() + DAY_MS),
    linkKey: link.key,
    createdAt: new Date(),
  };
  await withLocalFirebase(firebasePorts, async (app) => {
    const { galleryId } = link;
    const place = getFirestore(app).doc(clientDocuments.gallery.build({ galleryId }));
    await place.set(storedData(record));
    for (const width of PICTURE_WIDTHS_PX) {
      const height = Math.round((width * ORIGINAL.height) / ORIGINAL.width);
      const path = clientPaths.shown.build({ ...nameOf(COVER), width: String(width) });
      await getStorage(app)
        .bucket()
        .file(path)
        .save(await grain({ width, height }), {
          resumable: false,
          validation: false,
          contentType: 'image/webp',
        });
    }
  });
}

async function visit(browser: Browser, screen: Screen): Promise<number> {
  const context = await screen.open({ browser, auth: firebasePorts.auth });
  try {
    return await screen.visit(context, origin);
  } finally {
    await context.close();
  }
}

async function measure(browser: Browser): Promise<boolean> {
  await step(`A portfolio and a gallery of ${PICTURES} pictures`, async () => {
    await openShop(firebasePorts);
    await growShop(firebasePorts, { from: 0, to: PICTURES, shownAt: sitePorts });
    await storeGallery();
  });
  const portfolio = gallery('portfolio', routes.portfolio, 'main li');
  const client = gallery('gallery', routes.clientGallery + linkFragment(link), 'main');
  const times: Record<'portfolio' | 'client', number[]> = { portfolio: [], client: [] };
  await step(`${ROUNDS} visits to each`, async () => {
    // The first ones wake the functions, and pay for the browser's own start.
    for (const screen of [portfolio, client, portfolio, client]) await visit(browser, screen);
    for (let round = 0; round < ROUNDS; round += 1) {
      times.portfolio.push(await visit(browser, portfolio));
      times.client.push(await visit(browser, client));
    }
  });
  const [first, second] = [median(times.portfolio), median(times.client)];
  return reportFigures(`First picture of ${PICTURES}, on a phone on a good line`, [
    ms('portfolio', first),
    ms('gallery of a client', second),
    ratio('gallery : portfolio', second / first, { atMost: MAX_RATIO }),
  ]);
}

await runProgram(() => withCountedSite(measure, { withFunctions: true }));
