import type { AppError } from '#src/shared/errors.ts';
import { albumErrors } from '#src/shared/texts/albums.ts';
import { errorText } from '#src/shared/texts/errors.ts';
import type { OperationErrors } from '#src/shared/texts/errors.ts';
import { portfolioErrors } from '#src/shared/texts/portfolio.ts';
import { singleImageErrors } from '#src/shared/texts/singleImages.ts';
import { uploadErrorCodes } from '#src/shared/texts/uploads.ts';
import type { UploadJob } from './job.ts';

function wordsFor({ goal }: UploadJob): OperationErrors {
  switch (goal.kind) {
    case 'singleImage':
      return {
        fallback: singleImageErrors.upload.fallback,
        codes: { ...singleImageErrors.upload.codes, ...uploadErrorCodes },
      };
    case 'portfolio':
      return {
        fallback: portfolioErrors.upload.fallback,
        codes: { ...uploadErrorCodes, ...portfolioErrors.upload.codes },
      };
    case 'album': {
      const own = goal.details ? albumErrors.create : albumErrors.update;
      return { fallback: own.fallback, codes: { ...uploadErrorCodes, ...own.codes } };
    }
  }
}

/** Why a picture could not be uploaded, in the words of what it was to become. */
export function uploadErrorText(job: UploadJob, { code, details }: AppError): string {
  return errorText(code, wordsFor(job), { file: job.fileName, ...details });
}
