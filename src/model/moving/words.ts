import type { PictureWords } from '../catalogue/schema.ts';
import { TITLE_MAX_LENGTH, toSlug } from '../catalogue/titles.ts';

/** What a picture's file says of itself; empty where it says nothing. */
export interface FileWords extends PictureWords {
  title: string;
  caption: string;
  takenAt?: Date | undefined;
  /** Stars from 0 to 5; -1 for one that was rejected. */
  rating?: number | undefined;
}

interface NamedCategory {
  slug: string;
  name: string;
}

/** The title inside a file, or else the name of the file. */
export function titleOfFile(written: string, fileName: string): string {
  const name = fileName.replace(/\.[^.]+$/, '').replace(/_+/g, ' ');
  return (written === '' ? name : written).trim().slice(0, TITLE_MAX_LENGTH);
}

/** The category that one of the words names; none where the categories do not have it. */
export function categoryNamed(
  words: readonly string[],
  categories: readonly NamedCategory[],
): string {
  const slugs = words.map(toSlug);
  const isNamed = ({ slug, name }: NamedCategory) =>
    slugs.includes(slug) || slugs.includes(toSlug(name));
  return categories.find(isNamed)?.slug ?? '';
}

/** The words of a picture with those of its sidecar, which was written later. */
export function withSidecarWords(file: FileWords, sidecar: FileWords): FileWords {
  return {
    title: sidecar.title || file.title,
    caption: sidecar.caption || file.caption,
    alt: sidecar.alt || file.alt,
    place: sidecar.place || file.place,
    keywords: [...new Set([...file.keywords, ...sidecar.keywords])],
    takenAt: file.takenAt ?? sidecar.takenAt,
    rating: sidecar.rating ?? file.rating,
  };
}

const HEADER_BYTES = 20;

/** Puts the XML of a sidecar into a WebP without a picture: metadata is read from pictures only. */
export function sidecarAsPicture(xml: Uint8Array): Blob {
  const length = xml.length + (xml.length % 2);
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  header.set(new TextEncoder().encode('RIFF'));
  view.setUint32(4, HEADER_BYTES - 8 + length, true);
  header.set(new TextEncoder().encode('WEBPXMP '), 8);
  view.setUint32(16, xml.length, true);
  const padding = new Uint8Array(length - xml.length);
  return new Blob([header, new Uint8Array(xml), padding], { type: 'image/webp' });
}
