import { AppError } from '#src/model/base/errors.ts';
import { isDeepEqual } from '#src/model/base/edits.ts';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import type { MarkPixels } from '#src/model/watermarks/form.ts';
import type { OwnMark } from '#src/model/watermarks/ownMark.ts';
import {
  type Remaking,
  remakingSchema,
  watermarkDocuments,
  watermarkSchema,
} from '#src/model/watermarks/schema.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { readDocument, writeTogether } from '../../firestore/documents.ts';
import { documentRepo } from '../../firestore/documentRepo.ts';
import { callFunction } from '../../functions/callables.ts';

const path = watermarkDocuments.watermark.build();
const remakingPath = watermarkDocuments.remaking.build();

const choice = documentRepo({ path, schema: watermarkSchema, timeField: 'updatedAt' });

export const { watch } = choice;

/** The watermark of pictures that are sold. */
export const get = async () =>
  (await readDocument(path, watermarkSchema)) ?? watermarkSchema.parse({});

/** Chooses another watermark. Fails with 'aborted' when somebody else has done so since. */
export function choose(before: OwnMark | null, after: OwnMark | null): Promise<void> {
  return choice.update(({ chosen }) => {
    if (!isDeepEqual(chosen, before)) throw new AppError('aborted');
    return { chosen: after, former: chosen };
  });
}

/** Goes back to the watermark that was chosen before. Doing so again comes back to this one. */
export const undo = () =>
  choice.update(({ chosen, former }) => ({ chosen: former, former: chosen }));

/** Has the server make a watermark of an administrator's drawing. */
export async function makeMark(file: string, uid: string): Promise<MarkPixels> {
  await writeTogether((writer) =>
    writer.set(watermarkDocuments.drawing.build({ uid }), { file, updatedAt: SERVER_TIME }),
  );
  const { mark } = await callFunction(settingsContracts.makeMark, {});
  if (!mark) throw new AppError('service-failed');
  return mark;
}

/** How far the pictures in the shop have got the watermark that is chosen. */
export const remaking = {
  ...documentRepo({ path: remakingPath, schema: remakingSchema, timeField: 'updatedAt' }),
  get: async () => (await readDocument(remakingPath, remakingSchema)) ?? remakingSchema.parse({}),
};

/** Begins the work, or goes on with it. Returns the number of the run. */
export async function runRemaking(from: 'beginning' | 'pause'): Promise<number> {
  let started = 0;
  await remaking.update(({ run }): Partial<Remaking> => {
    started = run + 1;
    const anew = from === 'beginning' ? { done: 0, left: 0, failed: 0 } : {};
    return { ...anew, state: 'running', run: started, tries: 0 };
  });
  return started;
}
