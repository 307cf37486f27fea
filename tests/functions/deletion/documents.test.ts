import { expect, test, vi } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import { changeOwned } from '../../../functions/src/deletion/documents.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from '../support/people.ts';

test('a repetition goes on where the attempt before was cut off', async () => {
  const uid = unique();
  const all = firestore().collection(collections.orderMails);
  for (const to of ['', '', 'm@x.dk']) await all.doc(unique()).set({ userId: uid, to });
  const run = vi.spyOn(firestore(), 'runTransaction');
  await changeOwned({ collection: collections.orderMails, field: 'userId', uid }, ({ to }) =>
    to === '' ? {} : { to: '' },
  );
  expect(run).toHaveBeenCalledOnce();
  run.mockRestore();
  const { docs } = await all.where('userId', '==', uid).get();
  expect(docs.map((each) => each.get('to') as unknown)).toEqual(['', '', '']);
});
