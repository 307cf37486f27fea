import type { ExpandedTags } from 'exifreader';
import { scaledToWidth } from '#src/model/watermarks/layout.ts';
import type { InspectedPicture, PictureFacts } from '../messages.ts';
import { JUDGED_SIDE_PX, looksBlurred } from '../sharpness.ts';
import { scaledSurface, decode, encodeWebp, type Surface } from './canvas.ts';

/** Enough for all metadata before the pixels of a JPEG. */
const HEAD_BYTES = 512 * 1024;

const NO_FACTS: PictureFacts = {
  title: '',
  caption: '',
  keywords: [],
  copyright: '',
  place: '',
  takenAt: undefined,
};

/** The first non-empty text; cameras fill unused fields with spaces and null characters. */
function written(...texts: (string | undefined)[]): string {
  const found = texts.map((text) => text?.replace(/\0/g, '').trim() ?? '');
  return found.find((text) => text !== '') ?? '';
}

/** Parses `2024:05:12 14:03:55`, which is in the camera's local time. */
function exifDate(text: string | undefined): Date | undefined {
  const match = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', day = '', time = ''] = match;
  const date = new Date(`${year}-${month}-${day}T${time}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Exif has no keywords; XMP has them as a list, or in one line when there is a single one. */
function keywordsOf({ iptc, xmp }: ExpandedTags): string[] {
  const subject = xmp?.['subject'];
  const fromXmp = Array.isArray(subject?.value) ? subject.value : (subject ?? []);
  const tags = [iptc?.Keywords ?? [], fromXmp].flat();
  const words = tags.map(({ description }) => written(description));
  return [...new Set(words)].filter((word) => word !== '');
}

function placeOf({ iptc, xmp }: ExpandedTags): string {
  const parts = [
    written(iptc?.['Sub-location']?.description, xmp?.['Location']?.description),
    written(iptc?.City?.description, xmp?.['City']?.description),
    written(iptc?.['Country/Primary Location Name']?.description, xmp?.['Country']?.description),
  ];
  return [...new Set(parts)].filter((part) => part !== '').join(', ');
}

function factsFrom(tags: ExpandedTags): PictureFacts {
  const { iptc, xmp, exif } = tags;
  return {
    title: written(
      iptc?.['Object Name']?.description,
      iptc?.['Headline']?.description,
      xmp?.['title']?.description,
    ),
    caption: written(
      iptc?.['Caption/Abstract']?.description,
      xmp?.['description']?.description,
      exif?.ImageDescription?.description,
    ),
    keywords: keywordsOf(tags),
    copyright: written(
      iptc?.['Copyright Notice']?.description,
      xmp?.['rights']?.description,
      exif?.Copyright?.description,
    ),
    place: placeOf(tags),
    takenAt: exifDate(exif?.DateTimeOriginal?.description) ?? exifDate(exif?.DateTime?.description),
  };
}

/** Reads the words and the date in a picture's metadata; empty when they cannot be read. */
export async function readFacts(file: Blob): Promise<PictureFacts> {
  const head = file.type === 'image/jpeg' ? file.slice(0, HEAD_BYTES) : file;
  try {
    const { load } = await import('exifreader');
    // A worker has no parser of XML.
    const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
    const domParser = new DOMParser({ onError: onErrorStopParsing });
    const bytes = await head.arrayBuffer();
    return factsFrom(await load(bytes, { async: true, expanded: true, domParser }));
  } catch (thrown) {
    // They only fill in the form, so a failure is no error.
    console.warn('The words in a picture could not be read', thrown);
    return NO_FACTS;
  }
}

const THUMBNAIL_WIDTH_PX = 256;
const THUMBNAIL_QUALITY = 0.75;

/** The picture at the size at which its sharpness is judged; a smaller one as it is. */
function judgedSurface(bitmap: ImageBitmap): Surface {
  const scale = Math.min(1, JUDGED_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  return scaledSurface(
    bitmap,
    scaledToWidth(bitmap, Math.max(1, Math.round(bitmap.width * scale))),
  );
}

/** Reads the metadata, thumbnail and sharpness of a chosen file. */
export async function inspectPicture(file: Blob): Promise<InspectedPicture> {
  const bitmap = await decode(file);
  const { canvas, context } = judgedSurface(bitmap);
  bitmap.close();
  const isBlurred = looksBlurred(context.getImageData(0, 0, canvas.width, canvas.height));
  const small = scaledSurface(canvas, scaledToWidth(canvas, THUMBNAIL_WIDTH_PX));
  const thumbnail = await encodeWebp(small, THUMBNAIL_QUALITY);
  return { ...(await readFacts(file)), thumbnail, isBlurred };
}
