import * as portfolio from '#src/data/repos/portfolio.ts';
import { publicUrl } from '#src/data/storage.ts';
import { portfolioErrors, portfolioTexts } from '#src/model/catalogue/editorTexts.ts';
import { COPYRIGHT_WATERMARK_QUALITY } from '#src/model/catalogue/watermarkLayout.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import type { PortfolioTarget } from '../job.ts';
import { shownPicture } from '../placePicture.ts';
import { existingIds } from './foundIds.ts';
import type { UploadHandler } from './goalActs.ts';

/** A picture that is only shown. */
export const portfolioHandler: UploadHandler<PortfolioTarget> = {
  finish: { mark: 'portfolio', quality: COPYRIGHT_WATERMARK_QUALITY },
  titleOf: ({ words }) => words.title,
  listed: ({ words }) => words,
  place: () => ({ kind: 'portfolio' }),
  written: (jobs) => existingIds(jobs, portfolio.get),
  write: ({ id, takenAt, goal }, placed) => {
    const { picture, smallUrl, largeUrl } = shownPicture(placed, publicUrl);
    return portfolio.create(id, {
      ...goal.words,
      originalSrc: placed.originalPath,
      imageUrl: largeUrl,
      thumbnailUrl: smallUrl,
      picture,
      takenAt,
      featured: false,
      isPublished: true,
    });
  },
  errors: () => ({
    fallback: portfolioErrors.upload.fallback,
    codes: { ...uploadErrorCodes, ...portfolioErrors.upload.codes },
  }),
  success: ({ length }) => [portfolioTexts.uploaded(length)],
};
