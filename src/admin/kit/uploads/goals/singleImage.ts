import * as singleImages from '#src/data/repos/singleImages.ts';
import { publicUrl } from '#src/data/storage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pictureKinds } from '#src/model/base/paths.ts';
import { singleImageErrors, singleImageTexts } from '#src/model/catalogue/editorTexts.ts';
import { TEXT_WATERMARK_QUALITY } from '#src/model/catalogue/watermarkLayout.ts';
import { projectFolder } from '#src/model/files/names.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import type { SingleImageTarget } from '../job.ts';
import { shownPicture } from '../placePicture.ts';
import { existingIds } from './foundIds.ts';
import type { UploadHandler } from './goalActs.ts';

const FALLBACK_FOLDER = 'billede';

/** A picture that is sold by itself. */
export const singleImageHandler: UploadHandler<SingleImageTarget> = {
  finish: { mark: 'shop', quality: TEXT_WATERMARK_QUALITY },
  movingRefused: singleImageTexts.mediaRefused,
  titleOf: ({ words }) => words.title,
  listed: ({ words }) => words,
  place: ({ words: { title } }) => {
    if (title.trim() === '') throw new AppError('upload/project-missing');
    return { kind: pictureKinds.singleImages, project: projectFolder(title, FALLBACK_FOLDER) };
  },
  written: (jobs) => existingIds(jobs, singleImages.get),
  write: ({ id, fileName, takenAt, goal }, placed) => {
    const { picture, smallUrl, largeUrl } = shownPicture(placed, publicUrl);
    return singleImages.create(id, {
      ...goal.words,
      filename: fileName,
      originalSrc: placed.originalPath,
      watermarkedSrc: largeUrl,
      thumbnailUrl: smallUrl,
      imageUrl: largeUrl,
      picture,
      takenAt,
      visible: true,
    });
  },
  errors: () => ({
    fallback: singleImageErrors.upload.fallback,
    codes: { ...singleImageErrors.upload.codes, ...uploadErrorCodes },
  }),
  success: ({ length }) => [singleImageTexts.uploaded(length)],
};
