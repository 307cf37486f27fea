import { LOCAL_PROJECT_ID } from '#src/config/local.ts';
import { PICTURE_WIDTHS_PX } from '#src/shared/limits.ts';
import { documents } from '#src/shared/paths.ts';
import { fileOf, RATIOS } from './pictures.ts';

const ORIGINAL_WIDTH_PX = 6000;
const SECOND_MS = 1000;
const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;

function pictureAt(origin: string, index: number): object {
  const ratio = RATIOS[fileOf(index)] ?? 1;
  const sources = PICTURE_WIDTHS_PX.map((width) => ({
    mapValue: {
      fields: {
        width: { integerValue: String(width) },
        url: { stringValue: `${origin}/picture/${index}-${width}.webp` },
      },
    },
  }));
  return {
    mapValue: {
      fields: {
        width: { integerValue: String(ORIGINAL_WIDTH_PX) },
        height: { integerValue: String(Math.round(ORIGINAL_WIDTH_PX / ratio)) },
        sources: { arrayValue: { values: sources } },
      },
    },
  };
}

/** The answer of Firestore's REST interface to the question for a portfolio of `count` pictures. */
export function portfolioAnswer(origin: string, count: number): object[] {
  const readTime = new Date(0).toISOString();
  return Array.from({ length: count }, (_, index) => ({
    readTime,
    document: {
      name: `${ROOT}/${documents.portfolioItem.build({ itemId: `picture-${index}` })}`,
      createTime: readTime,
      updateTime: readTime,
      fields: {
        title: { stringValue: `Billede ${index + 1}` },
        category: { stringValue: 'nature' },
        isPublished: { booleanValue: true },
        imageUrl: { stringValue: `${origin}/picture/${index}-960.webp` },
        createdAt: { timestampValue: new Date((count - index) * SECOND_MS).toISOString() },
        picture: pictureAt(origin, index),
      },
    },
  }));
}
