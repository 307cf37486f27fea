import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { LocalPorts } from '#src/config/local.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { chunks } from '#src/model/base/lists.ts';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { DEMO_ACCOUNTS } from '../../seed/accounts.ts';
import { withLocalFirebase } from '../../seed/localFirebase.ts';
import { localUrls } from '../../seed/seed.ts';
import { fileMetadata, storedData } from '../../seed/write.ts';
import { grain } from './photographs.ts';

/** More at once take the emulator longer on a loaded machine than the client waits. */
const BATCH_SIZE = 100;
const FILES_AT_ONCE = 8;
const HOUR_MS = 60 * 60 * 1000;
/** Newer than the demo content, so that lists begin with what has grown. */
const FIRST = Date.UTC(2030, 0, 1);
const PICTURES_OF_AN_ALBUM = 5;
const ORDERS_OF_A_PICTURE = 2;
const WAITING_ORDERS = 20;
/** Most are in one category, so that this one fills a page in the smallest shop too. */
const CATEGORIES = ['nature', 'nature', 'nature', 'urban'];
/** Files as the shop keeps them: an original and its public copies lie in a folder of each album. */
const WIDTHS = [480, 960];

type Records = Map<string, object>;

const idOf = (kind: string, index: number) => `${kind}-${String(index).padStart(5, '0')}`;
const dateOf = (index: number) => new Date(FIRST + index * HOUR_MS);
const categoryOf = (index: number) => CATEGORIES[index % CATEGORIES.length] ?? '';

/** The only picture of the bench, which all records show. */
const pictureFile = { kind: 'enkeltbilleder', project: 'bench', timestamp: '1700000000000' };
const picturePath = (width: number) =>
  storagePaths.watermarked.build({ ...pictureFile, id: 'bench', width: String(width) });

function pictureOf(ports: LocalPorts) {
  const urlOf = localUrls(ports);
  const sources = WIDTHS.map((width) => ({ width, url: urlOf(picturePath(width)) }));
  return { width: 6000, height: 4000, placeholder: '', sources };
}

/** The files that belong to a single image alone: they lie in a folder of their own. */
function ownFiles(index: number) {
  const file = {
    kind: 'enkeltbilleder',
    project: idOf('billede', index),
    timestamp: '1700000000000',
    id: String(index),
  };
  return {
    original: storagePaths.original.build({ ...file, extension: 'jpg' }),
    copy: storagePaths.watermarked.build({ ...file, width: '480' }),
  };
}

type ShownPicture = ReturnType<typeof pictureOf>;

const common = (index: number, title: string) => ({
  title: `${title} ${index}`,
  description: 'Vind fra vest, og lyset lavt over vandet',
  category: categoryOf(index),
  order: index,
  isPublished: true,
  createdAt: dateOf(index),
  // Long ago: the cleanup of the dashboard looks at what was changed.
  updatedAt: new Date(index),
});

function singleImage(index: number, picture: ShownPicture, urlOf: (path: string) => string) {
  const url = picture.sources[0]?.url ?? '';
  return {
    ...common(index, 'Billede'),
    price: 199,
    filename: `billede-${index}.jpg`,
    originalSrc: ownFiles(index).original,
    watermarkedSrc: url,
    thumbnailUrl: urlOf(ownFiles(index).copy),
    imageUrl: url,
    picture,
    visible: true,
  };
}

function portfolioItem(index: number, picture: ShownPicture) {
  const url = picture.sources[0]?.url ?? '';
  return {
    ...common(index, 'Motiv'),
    imageUrl: url,
    thumbnailUrl: url,
    originalSrc: '',
    picture,
    featured: false,
  };
}

function album(index: number, picture: ShownPicture) {
  const url = picture.sources[0]?.url ?? '';
  const images = Array.from({ length: PICTURES_OF_AN_ALBUM }, (_, order) => ({
    id: `${index}-${order}`,
    title: `Optagelse ${index}-${order}`,
    description: '',
    alt: '',
    filename: `optagelse-${order}.jpg`,
    order,
    originalSrc: '',
    watermarkedSrc: url,
    picture,
  }));
  return {
    ...common(index, 'Album'),
    price: 595,
    images,
    coverImageUrl: url,
    watermarkedCoverUrl: url,
    visible: true,
    securityLevel: 'enhanced',
    protectionEnabled: true,
  };
}

const buyer = DEMO_ACCOUNTS.find(({ isAdmin }) => !isAdmin);

const LETTERS = 26;

/** A number of an order in the shape of all. */
function orderNumber(index: number): string {
  const letters = Array.from({ length: 6 }, (_, place) =>
    String.fromCharCode(65 + (Math.floor(index / LETTERS ** place) % LETTERS)),
  );
  return `JF20200101${letters.join('')}000`;
}

/** An approved order with its purchase and both mirrors. */
function orderRecords(index: number): [string, object][] {
  const orderId = orderNumber(index);
  const { uid = '', email = '' } = buyer ?? {};
  const at = dateOf(index);
  const line = { id: idOf('billede', index), name: `Billede ${index}`, type: 'image', price: 199 };
  const amounts = { totalAmount: 199, currency: 'DKK', paymentMethod: 'mobilepay' };
  const purchase = {
    ...amounts,
    userId: uid,
    userEmail: email,
    userName: 'Ida Holm',
    items: [{ ...line, backupStatus: 'completed' }],
    paymentStatus: 'completed',
    purchaseDate: at,
    completedDate: at,
    backupStatus: 'completed',
    pendingOrderId: orderId,
  };
  const lookup = {
    orderId,
    customerEmail: email,
    customerName: 'Ida Holm',
    customerUserId: uid,
    purchaseDate: at,
    totalAmount: 199,
    itemCount: 1,
    imageBackupPaths: [],
    originalImagePaths: [],
    searchKeywords: ['ida', 'holm', 'billede', String(index)],
    adminNotes: '',
    createdAt: at,
  };
  const times = { date: at, createdAt: at, updatedAt: at };
  const record = { ...amounts, ...times, userId: uid, userEmail: email, items: [line], total: 199 };
  return [
    [documents.purchase.build({ orderId }), purchase],
    [documents.adminOrderLookup.build({ orderId }), lookup],
    [documents.order.build({ orderId }), record],
    pendingOrder(orderId, index, { paymentStatus: 'completed', convertedToPurchaseId: orderId }),
  ];
}

function pendingOrder(pendingOrderId: string, index: number, state: object): [string, object] {
  const { uid = '', email = '' } = buyer ?? {};
  const order = {
    userId: uid,
    customerName: 'Ida Holm',
    customerEmail: email,
    amount: 199,
    items: [{ id: idOf('billede', index), name: `Billede ${index}`, type: 'image', price: 199 }],
    paymentMethod: 'mobilepay',
    createdAt: dateOf(index),
    ...state,
  };
  return [documents.pendingOrder.build({ pendingOrderId }), order];
}

function recordsBetween(from: number, to: number, ports: LocalPorts): Records {
  const picture = pictureOf(ports);
  const records: Records = new Map();
  for (let index = from; index < to; index += 1) {
    const imageId = idOf('billede', index);
    records.set(
      documents.singleImage.build({ imageId }),
      singleImage(index, picture, localUrls(ports)),
    );
    const itemId = idOf('motiv', index);
    records.set(documents.portfolioItem.build({ itemId }), portfolioItem(index, picture));
    const albumId = idOf('album', index);
    if (index % PICTURES_OF_AN_ALBUM === 0) {
      records.set(documents.album.build({ albumId }), album(index, picture));
    }
    for (let order = 0; order < ORDERS_OF_A_PICTURE; order += 1) {
      for (const [path, data] of orderRecords(index * ORDERS_OF_A_PICTURE + order)) {
        records.set(path, data);
      }
    }
  }
  return records;
}

/** Makes the folders that single images have in storage. */
export async function storeFolders(ports: LocalPorts, count: number): Promise<void> {
  const data = Buffer.from('bench');
  const paths = Array.from({ length: count }, (_, index) => Object.values(ownFiles(index))).flat();
  await withLocalFirebase(ports, (app) => {
    const bucket = getStorage(app).bucket();
    return mapWithLimit(paths, FILES_AT_ONCE, (path) =>
      bucket.file(path).save(data, { resumable: false, validation: false }),
    );
  });
}

async function write(app: App, records: Records): Promise<void> {
  const firestore = getFirestore(app);
  for (const portion of chunks([...records], BATCH_SIZE)) {
    const batch = firestore.batch();
    for (const [path, data] of portion) batch.set(firestore.doc(path), storedData(data));
    await batch.commit();
  }
}

/** Stores the picture and the orders that wait, which are as many in every shop. */
export async function openShop(ports: LocalPorts): Promise<void> {
  const picture = await grain({ width: 480, height: 320 });
  const waiting = Array.from({ length: WAITING_ORDERS }, (_, index) =>
    pendingOrder(`JF20200101WAITS${String(index).padStart(6, '0')}`, index, {
      paymentStatus: 'pending',
    }),
  );
  await withLocalFirebase(ports, async (app) => {
    const bucket = getStorage(app).bucket();
    for (const width of WIDTHS) {
      const file = { path: picturePath(width), contentType: 'image/webp', data: picture };
      await bucket.file(file.path).save(picture, {
        resumable: false,
        validation: false,
        metadata: fileMetadata(file),
      });
    }
    await write(app, new Map(waiting));
  });
}

interface Growth {
  from: number;
  to: number;
  /** The ports that the site knows, where the address of a picture is concerned. */
  shownAt: LocalPorts;
}

/** Lets the shop grow: pictures in two galleries, a tenth as many albums, twice as many orders. */
export async function growShop(ports: LocalPorts, { from, to, shownAt }: Growth): Promise<void> {
  const records = recordsBetween(from, to, shownAt);
  await withLocalFirebase(ports, (app) => write(app, records));
}

/** Stores single images alone. */
export async function storeSingleImages(
  ports: LocalPorts,
  { count, shownAt }: { count: number; shownAt: LocalPorts },
): Promise<void> {
  const picture = pictureOf(shownAt);
  const records = Array.from({ length: count }, (_, index): [string, object] => [
    documents.singleImage.build({ imageId: idOf('billede', index) }),
    singleImage(index, picture, localUrls(shownAt)),
  ]);
  await withLocalFirebase(ports, (app) => write(app, new Map(records)));
}

/** A picture that no gallery shows first. */
export const oldPicture = { id: idOf('billede', 1), title: 'Billede 1', price: 199 };
