import { publishedWidths } from '../../../src/model/files/widths.ts';
import * as logger from 'firebase-functions/logger';
import { once } from '../../../src/model/base/async.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { hasPin } from '../../../src/model/clients/access.ts';
import { clientAddresses, parseClientFile } from '../../../src/model/clients/files.ts';
import { coverOf, shownToClient } from '../../../src/model/clients/pictures.ts';
import type { ClientGallery } from '../../../src/model/clients/schema.ts';
import { brandingSchema } from '../../../src/model/content/schema.ts';
import { parseStorageUrl } from '../../../src/model/files/urlPolicy.ts';
import type { MailPicture } from '../../../src/model/mails/mailParams.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { storageOrigin } from '../env.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';

const loadSharp = once(async () => (await import('sharp')).default);

/** Screens of telephones have at least two pixels where a page counts one. */
const DENSITY = 2;

const LOGO_MAX_PX = { width: 240, height: 56 };

/** The room around a logo that brings its own ground. */
const LOGO_MARGIN_PX = 8;

/** The papers of the mail, in light and in dark. */
const PAPER = { light: '#faf8f5', dark: '#121110' };

/** True for a logo whose visible points are mostly light: it was made for dark pictures. */
function isLight(pixels: Buffer): boolean {
  let [light, visible] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += ((red + green + blue) / 3) * alpha;
    visible += alpha;
  }
  return visible > 0 && light / visible > 150;
}

/**
 * A logo on a ground of its own, as a PNG. Programs with a dark scheme show it on dark paper, some by turning
 * colours over: a transparent one could not be read on it.
 */
async function onItsGround(file: Buffer): Promise<MailPicture> {
  const sharp = await loadSharp();
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const [width, height] = [LOGO_MAX_PX.width * DENSITY, LOGO_MAX_PX.height * DENSITY];
  const drawn = sharp(file)
    .rotate()
    .resize({ width, height, ...fit });
  const { data, info } = await drawn.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { isOpaque } = await sharp(file).stats();
  const background = isLight(data) ? PAPER.dark : PAPER.light;
  const side = isOpaque ? 0 : LOGO_MARGIN_PX * DENSITY;
  const margin = { top: side, bottom: side, left: side, right: side };
  const { width: drawnWidth, height: drawnHeight } = info;
  const content = await sharp(data, {
    raw: { width: drawnWidth, height: drawnHeight, channels: 4 },
  })
    .flatten({ background })
    .extend({ ...margin, background })
    .png({ palette: true })
    .toBuffer();
  return {
    ...{ content, type: 'image/png', alt: '' },
    width: Math.round((drawnWidth + 2 * side) / DENSITY),
    height: Math.round((drawnHeight + 2 * side) / DENSITY),
  };
}

let known: { path: string; logo: MailPicture } | undefined;

async function readLogo(): Promise<MailPicture | undefined> {
  const stored = await firestore().doc(documents.branding.build()).get();
  const url = decodeSnapshot(brandingSchema, stored)?.logoUrl ?? '';
  const path = parseStorageUrl(url, [storageOrigin])?.path;
  if (path === undefined) return undefined;
  if (known?.path !== path) {
    const [file] = await bucket().file(path).download();
    known = { path, logo: await onItsGround(file) };
  }
  return known.logo;
}

/** A mail goes out without a picture that cannot be read. */
async function orNone(
  read: () => Promise<MailPicture | undefined>,
): Promise<MailPicture | undefined> {
  try {
    return await read();
  } catch (thrown) {
    logger.warn('A picture of a mail could not be made', traceOf(thrown));
    return undefined;
  }
}

/** The shop's logo; undefined for one that has none. */
export const mailLogo = (): Promise<MailPicture | undefined> => orNone(readLogo);

/** The column of a mail. */
const COLUMN_PX = 552;

const COVER_QUALITY = 75;

/** A stored width that is sharp enough for the column, and light enough for hundreds of mails. */
const COVER_STORED_PX = 960;

async function readCover(gallery: ClientGallery): Promise<MailPicture | undefined> {
  // Only what everybody with the link sees.
  if (hasPin(gallery)) return undefined;
  const cover = coverOf(shownToClient(gallery), gallery.coverId);
  if (!cover) return undefined;
  const widths = publishedWidths(cover.width);
  const shown = clientAddresses(cover.originalPath, widths)?.shown ?? [];
  const fitting = shown.find(({ width }) => width >= COVER_STORED_PX) ?? shown.at(-1);
  const stored = fitting && parseClientFile(fitting.url);
  if (!stored) return undefined;
  const sharp = await loadSharp();
  const [file] = await bucket().file(stored.path).download();
  // A picture that stands upright is no higher than others are wide.
  const box = { width: COVER_STORED_PX, height: COVER_STORED_PX };
  const { data: content, info } = await sharp(file)
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: COVER_QUALITY, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const scale = COLUMN_PX / Math.max(info.width, info.height);
  return {
    ...{ content, type: 'image/jpeg', alt: oneLine(gallery.title) },
    width: Math.round(info.width * scale),
    height: Math.round(info.height * scale),
  };
}

/** The cover of a gallery that opens by its link alone. */
export const mailCover = (gallery: ClientGallery): Promise<MailPicture | undefined> =>
  orNone(() => readCover(gallery));
