import { errorText } from '#src/model/base/errorTexts.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { handlerOf } from './goals/goals.ts';
import type { UploadJob } from './job.ts';

/** Why a picture could not be uploaded, in the words of what it was to become. */
export function uploadErrorText(
  { goal, fileName }: UploadJob,
  { code, details }: AppError,
): string {
  return errorText(code, handlerOf(goal)?.errors(goal), { file: fileName, ...details });
}
