import { restFields } from '#src/data/firestore/rest.ts';
import type { BackgroundType, FrontPage, HeroTones, Tone } from '#src/model/content/schema.ts';
import type { PictureSource } from '#src/model/files/picture.ts';
import type { HeroPage } from '#src/ui/hero/heroImage.ts';

export type EarlyFrontPage = HeroPage & Pick<FrontPage, 'heroTitle' | 'heroSubtitle'> & HeroTones;

/** An address without a picture, for which nothing is asked. */
export const NO_PICTURE = 'data:,';

function object(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A copy of the types in the schema of the front page, which is too large for the first script of a page. */
const moving: Record<BackgroundType, boolean> = { image: false, video: true, gif: true };

function isMoving(type: string): boolean {
  return Object.hasOwn(moving, type) && moving[type as BackgroundType];
}

function sources(value: unknown): PictureSource[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(object).flatMap(({ url, width }) => {
    return typeof url === 'string' && typeof width === 'number' ? [{ url, width }] : [];
  });
}

/**
 * Reads the fields of the stored front page that the hero needs, without zod, which is too large for this
 * script. A film or an animation waits for the application, which can pause it: its placeholder stands alone.
 */
export function readFrontPage(stored: unknown): EarlyFrontPage {
  const page = restFields(object(stored)['fields']);
  const picture = object(page['picture']);
  const isStill = !isMoving(text(page['backgroundType']));
  return {
    heroTitle: text(page['heroTitle']),
    heroSubtitle: text(page['heroSubtitle']),
    backgroundMedia: isStill ? text(page['backgroundMedia']) : NO_PICTURE,
    backgroundType: 'image',
    headerTone: text(page['headerTone']) as Tone,
    wordsTone: text(page['wordsTone']) as Tone,
    picture: {
      placeholder: text(picture['placeholder']),
      sources: isStill ? sources(picture['sources']) : [],
    },
  };
}
