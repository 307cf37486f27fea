import { documents } from '#src/model/base/paths.ts';
import {
  accountFavouritesSchema,
  choiceText,
  parseFavourites,
  reconciled,
  type Comparison,
} from '#src/model/favourites/favourites.ts';
import { decodeOrThrow, SERVER_TIME } from '../../firestore/converter.ts';
import { readDocument, transact } from '../../firestore/documents.ts';

const pathOf = (uid: string) => documents.favourites.build({ uid });

/** The favourites that an account holds. */
export async function get(uid: string): Promise<string[]> {
  const stored = await readDocument(pathOf(uid), accountFavouritesSchema);
  return parseFavourites(stored?.choice ?? '');
}

/** Brings the favourites of a browser and those of an account together; returns what the account holds then. */
export function reconcile(uid: string, brought: Pick<Comparison, 'base' | 'here'>) {
  const path = pathOf(uid);
  return transact(async (transaction) => {
    const stored = await transaction.read(path);
    const { choice } = stored
      ? decodeOrThrow(accountFavouritesSchema, stored, path)
      : { choice: '' };
    const ids = reconciled({ ...brought, there: parseFavourites(choice) });
    const next = choiceText(ids);
    if (next !== choice) transaction.set(path, { choice: next, updatedAt: SERVER_TIME });
    return ids;
  });
}
