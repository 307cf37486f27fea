import { useShallow } from 'zustand/react/shallow';
import { withPresentCategory } from '#src/data/repos/catalogue/categories.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import * as adminSingleImages from '#src/data/repos/catalogue/adminSingleImages.ts';
import { publicUrl } from '#src/data/files/storage.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import type { AppError } from '#src/model/base/errors.ts';
import {
  singleImageErrors,
  singleImageTexts,
  portfolioErrors,
  portfolioTexts,
} from '#src/model/catalogue/editing/editorTexts.ts';
import { uploadErrorCodes } from '#src/model/files/texts.ts';
import { newPortfolioItem, newSingleImage } from '#src/model/intake/newRecords.ts';
import type { IntakeGoal } from '#src/model/intake/schema.ts';
import { albumHandler } from './albumHandler.ts';
import { clientHandler } from './clientHandler.ts';
import { replacementHandler } from './replacement.ts';
import type {
  SingleImageTarget,
  UploadHandler,
  PortfolioTarget,
  UploadJob,
  UploadKind,
  ListedItem,
} from './uploadJob.ts';
import { isUnfinished, useUploads } from './uploadState.ts';

/** The ids of those jobs whose document exists. */
export async function existingIds(
  jobs: readonly { id: string }[],
  get: (id: string) => Promise<unknown>,
): Promise<string[]> {
  const found: string[] = [];
  for (const { id } of jobs) if ((await get(id)) !== undefined) found.push(id);
  return found;
}

/** Uploads a picture that is sold by itself. */
export const singleImageHandler: UploadHandler<SingleImageTarget> = {
  movingRefused: singleImageTexts.mediaRefused,
  titleOf: ({ words }) => words.title,
  listItem: ({ words }) => words,
  writtenIds: (jobs) => existingIds(jobs, adminSingleImages.get),
  write: async (job, placed) => {
    const goal = { ...job.goal, words: await withPresentCategory(job.goal.words) };
    await adminSingleImages.create(job.id, newSingleImage({ ...job, goal }, placed, publicUrl));
  },
  errors: () => ({
    fallback: singleImageErrors.upload.fallback,
    codes: { ...uploadErrorCodes, ...singleImageErrors.upload.codes },
  }),
  successes: ({ length }) => [{ text: singleImageTexts.uploaded(length) }],
};

/** Uploads a picture that is only shown. */
export const portfolioHandler: UploadHandler<PortfolioTarget> = {
  titleOf: ({ words }) => words.title,
  listItem: ({ words }) => words,
  writtenIds: (jobs) => existingIds(jobs, portfolio.get),
  write: async (job, placed) => {
    const goal = { ...job.goal, words: await withPresentCategory(job.goal.words) };
    await portfolio.create(job.id, newPortfolioItem({ ...job, goal }, placed, publicUrl));
  },
  errors: () => ({
    fallback: portfolioErrors.upload.fallback,
    codes: { ...uploadErrorCodes, ...portfolioErrors.upload.codes },
  }),
  successes: ({ length }) => [{ text: portfolioTexts.uploaded(length) }],
};

/** The handler of each kind; it only receives targets of its own kind. */
export const uploadHandlers: Record<IntakeGoal['kind'], UploadHandler> = {
  singleImage: singleImageHandler,
  portfolio: portfolioHandler,
  album: albumHandler,
  client: clientHandler,
  replacement: replacementHandler,
};

/** Undefined for stored jobs of another version of the dashboard. */
export function handlerOf({ kind }: IntakeGoal): UploadHandler | undefined {
  return Object.hasOwn(uploadHandlers, kind) ? uploadHandlers[kind] : undefined;
}

/** The title of the picture, or else its file name. */
export function jobTitle({ goal, fileName }: UploadJob): string {
  return handlerOf(goal)?.titleOf(goal) ?? fileName;
}

export function groupByHandler(
  jobs: readonly UploadJob[],
): { handler: UploadHandler; jobs: UploadJob[] }[] {
  return Object.entries(uploadHandlers)
    .map(([kind, handler]) => ({ handler, jobs: jobs.filter(({ goal }) => goal.kind === kind) }))
    .filter((group) => group.jobs.length > 0);
}

/** The error as text, in the words of the handler. */
export function uploadErrorText(
  { goal, fileName }: UploadJob,
  { code, details }: AppError,
): string {
  return errorText(code, handlerOf(goal)?.errors(goal), { file: fileName, ...details });
}

export async function isRecordWritten(job: UploadJob): Promise<boolean> {
  const written = await handlerOf(job.goal)?.writtenIds([job]);
  return written?.includes(job.id) ?? false;
}

/**
 * The jobs of an earlier page that are done already. Those that cannot be checked count as not
 * done.
 */
export async function writtenJobs(jobs: readonly UploadJob[]): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const { handler, jobs: jobsOfKind } of groupByHandler(jobs)) {
    try {
      for (const id of await handler.writtenIds(jobsOfKind)) written.add(id);
    } catch (thrown) {
      console.warn('Whether pictures were uploaded is not known yet', thrown);
      break;
    }
  }
  return written;
}

/**
 * The items being uploaded. Their titles and order numbers are taken, although they are in no list
 * yet.
 */
export function useUploadingItems(kind: UploadKind): readonly ListedItem[] {
  return useUploads(
    useShallow(({ items }) => {
      const unfinished = items.filter((item) => item.job.goal.kind === kind && isUnfinished(item));
      const listed = unfinished.map(({ job }) => uploadHandlers[kind].listItem(job.goal));
      return [...new Set(listed)].filter((item) => item !== undefined);
    }),
  );
}
