import { apiAnswers } from '../../../src/model/api/texts.ts';
import type { RemovalTarget, UploadTarget } from '../../../src/model/api/contracts.ts';
import type { ApiToken } from '../../../src/model/api/tokens.ts';
import { Refusal } from '../refusal.ts';

type Reach = Pick<ApiToken, 'galleryId'>;

/** True for a token of the whole shop, or of the gallery that is asked for. */
export const reaches = ({ galleryId }: Reach, asked?: string): boolean =>
  galleryId === '' || galleryId === asked;

/** Refuses a token of one gallery whatever is not that gallery. */
export function requireReach(token: Reach, asked?: string): void {
  if (reaches(token, asked)) return;
  throw new Refusal(403, 'permission-denied', { text: apiAnswers.outOfReach });
}

/** The gallery that a request is about; undefined for every other place. */
export const galleryOfTarget = (target: UploadTarget | RemovalTarget): string | undefined =>
  target.kind === 'gallery' ? target.galleryId : undefined;
