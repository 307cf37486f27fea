import { apiAnswers } from '../../../src/model/api/texts.ts';
import type { RemovalTarget, UploadTarget } from '../../../src/model/api/contracts.ts';
import type { ApiToken } from '../../../src/model/api/tokens.ts';
import { Refusal } from '../refusal.ts';

type Reach = Pick<ApiToken, 'galleryId'>;

/** Refuses a token of one gallery whatever is not that gallery. */
export function requireReach({ galleryId }: Reach, asked?: string): void {
  if (galleryId === '' || galleryId === asked) return;
  throw new Refusal(403, 'permission-denied', { text: apiAnswers.outOfReach });
}

/** The gallery that a request is about; undefined for every other place. */
export const galleryOfTarget = (target: UploadTarget | RemovalTarget): string | undefined =>
  target.kind === 'gallery' ? target.galleryId : undefined;
