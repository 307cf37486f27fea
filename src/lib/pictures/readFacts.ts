import type { ExpandedTags } from 'exifreader';
import type { PictureFacts } from './messages.ts';

/** Enough for all metadata before the pixels of a JPEG. */
const HEAD_BYTES = 512 * 1024;

const NO_FACTS: PictureFacts = {
  title: '',
  caption: '',
  alt: '',
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

/** Stars from 0 to 5, or -1 for a rejected picture. */
function ratingOf({ xmp }: ExpandedTags): number | undefined {
  const text = written(xmp?.['Rating']?.description);
  return /^(-1|[0-5])$/.test(text) ? Number(text) : undefined;
}

function factsFrom(tags: ExpandedTags): PictureFacts {
  const { iptc, xmp, exif } = tags;
  const rating = ratingOf(tags);
  return {
    // No order takes a name of several lines.
    title: written(
      iptc?.['Object Name']?.description,
      iptc?.['Headline']?.description,
      xmp?.['title']?.description,
    ).replace(/\s+/g, ' '),
    caption: written(
      iptc?.['Caption/Abstract']?.description,
      xmp?.['description']?.description,
      exif?.ImageDescription?.description,
    ),
    alt: written(xmp?.['AltTextAccessibility']?.description),
    keywords: keywordsOf(tags),
    copyright: written(
      iptc?.['Copyright Notice']?.description,
      xmp?.['rights']?.description,
      exif?.Copyright?.description,
    ),
    place: placeOf(tags),
    takenAt: exifDate(exif?.DateTimeOriginal?.description) ?? exifDate(exif?.DateTime?.description),
    ...(rating !== undefined && { rating }),
  };
}

/** Reads the words and the date in a picture's metadata; empty when they cannot be read. */
export async function readFacts(file: Blob): Promise<PictureFacts> {
  const head = file.type === 'image/jpeg' ? file.slice(0, HEAD_BYTES) : file;
  try {
    // Node finds no other name in it.
    const { default: reader } = await import('exifreader');
    // A worker has no parser of XML.
    const { DOMParser, onErrorStopParsing } = await import('@xmldom/xmldom');
    const domParser = new DOMParser({ onError: onErrorStopParsing });
    const bytes = await head.arrayBuffer();
    // Unless it may work asynchronously it leaves compressed texts alone: a small file holds gigabytes of them.
    return factsFrom(reader.load(bytes, { expanded: true, domParser }));
  } catch (thrown) {
    // They only fill in the form, so a failure is no error.
    console.warn('The words in a picture could not be read', thrown);
    return NO_FACTS;
  }
}
