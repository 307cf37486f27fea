import {
  type Intake,
  intakeDocuments,
  intakePaths,
  intakeSchema,
  type NewIntake,
} from '#src/model/intake/schema.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { readDocument, transact, writeTogether } from '../../firestore/documents.ts';
import { watchList, type OnError } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';
import { remove as removeFile, upload, type Upload } from '../../files/storage.ts';
import type { Unsubscribe } from '../../subscribeLater.ts';

const pathOf = (intakeId: string) => intakeDocuments.entry.build({ intakeId });
const originalOf = (intakeId: string) => intakePaths.original.build({ intakeId });

/** A picture that the server makes; undefined when it was let go, or made long ago. */
export function get(intakeId: string): Promise<Intake | undefined> {
  return readDocument(pathOf(intakeId), intakeSchema);
}

/** Follows those whose original has arrived, until their pictures are made. */
export function watchArrived(onNext: (intakes: Intake[]) => void, onError: OnError): Unsubscribe {
  return watchList(queries.arrivedIntakes, intakeSchema, { onNext, onError });
}

/** Lets a picture come; one that is there already stays as it is. */
export function begin({ id, ...intake }: NewIntake): Promise<void> {
  return transact(async (transaction) => {
    if (await transaction.read(pathOf(id))) return;
    transaction.set(pathOf(id), { ...intake, state: 'waiting', createdAt: SERVER_TIME });
  });
}

/** Sends the original, of which its record has told. */
export function send(intakeId: string, sent: Omit<Upload, 'path'>): Promise<void> {
  return upload({ ...sent, path: originalOf(intakeId) });
}

/** Has the server try again what it has refused. */
export function tryAgain(intakeId: string): Promise<void> {
  return writeTogether((writer) =>
    writer.update(pathOf(intakeId), { state: 'arrived', changedAt: SERVER_TIME }),
  );
}

/** Lets a picture go. Its record goes first: an original without one is deleted by the server too. */
export async function letGo(intakeId: string): Promise<void> {
  await writeTogether((writer) => writer.remove(pathOf(intakeId)));
  await removeFile(originalOf(intakeId));
}
