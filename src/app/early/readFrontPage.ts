import { restFields } from '#src/data/firestore/rest.ts';
import type { BackgroundType, FrontPage } from '#src/model/content/schema.ts';
import type { PictureSource } from '#src/model/files/picture.ts';

export type EarlyFrontPage = Pick<
  FrontPage,
  'heroTitle' | 'heroSubtitle' | 'backgroundMedia' | 'backgroundType'
> & { picture: Pick<FrontPage['picture'], 'placeholder' | 'sources'> };

function object(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A copy of the types in the schema of the front page, which is too large for the first script of a page. */
const backgroundTypes: Record<BackgroundType, true> = { image: true, video: true, gif: true };

function isBackgroundType(value: unknown): value is BackgroundType {
  return typeof value === 'string' && Object.hasOwn(backgroundTypes, value);
}

function sources(value: unknown): PictureSource[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(object).flatMap(({ url, width }) => {
    return typeof url === 'string' && typeof width === 'number' ? [{ url, width }] : [];
  });
}

/** Reads the fields of the stored front page that the hero needs, without zod, which is too large for this script. */
export function readFrontPage(stored: unknown): EarlyFrontPage {
  const page = restFields(object(stored)['fields']);
  const picture = object(page['picture']);
  const type = page['backgroundType'];
  return {
    heroTitle: text(page['heroTitle']),
    heroSubtitle: text(page['heroSubtitle']),
    backgroundMedia: text(page['backgroundMedia']),
    backgroundType: isBackgroundType(type) ? type : 'image',
    picture: { placeholder: text(picture['placeholder']), sources: sources(picture['sources']) },
  };
}
