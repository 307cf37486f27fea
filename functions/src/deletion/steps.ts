import { collections, documents, realtimePaths } from '../../../src/model/base/paths.ts';
import { storageAreas } from '../../../src/model/files/paths.ts';
import type { deletionTexts } from '../../../src/model/system/functionTexts.ts';
import { auth, bucket, database, firestore } from '../firebaseAdmin.ts';
import { adminErrorCode } from '../guards/identity.ts';
import {
  lookupWithoutPerson,
  pendingOrderWithoutPerson,
  purchaseWithoutPerson,
} from './anonymous.ts';
import { changeOwned, deleteOwned } from './documents.ts';
import type { Step } from './saga.ts';

export type StepName = keyof typeof deletionTexts.steps;

const remove = async (path: string): Promise<void> => {
  await firestore().doc(path).delete();
};

async function deleteAuthUser(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    // Another request deleted it first, or the answer of an earlier attempt was lost.
    if (adminErrorCode(error) !== 'auth/user-not-found') throw error;
  }
}

async function removeCart(uid: string): Promise<void> {
  await remove(documents.cart.build({ uid }));
  await remove(documents.orderQuota.build({ uid }));
}

async function removeNodes(uid: string): Promise<void> {
  await database().ref(realtimePaths.onlineUser.build({ uid })).remove();
  await database().ref(realtimePaths.adminAccess.build({ uid })).remove();
}

async function removeOrders(uid: string): Promise<void> {
  await deleteOwned({ collection: collections.orders, field: 'userId', uid });
  await deleteOwned({ collection: collections.orderMails, field: 'userId', uid });
}

/** The steps that delete a user's data, in order. */
export function deletionSteps(uid: string): Step<StepName>[] {
  const { pendingOrders, purchases, adminOrderLookup, downloads, downloadLogs } = collections;
  const owns = { field: 'userId', uid };
  return [
    { name: 'cart', run: () => removeCart(uid) },
    {
      name: 'downloads',
      run: async () => {
        await deleteOwned({ collection: downloads, ...owns });
        await deleteOwned({ collection: downloadLogs, ...owns });
      },
    },
    { name: 'preferences', run: () => remove(documents.userPreferences.build({ uid })) },
    { name: 'analytics', run: () => remove(documents.userAnalytics.build({ uid })) },
    {
      name: 'files',
      run: () => bucket().deleteFiles({ prefix: `${storageAreas.purchased}/${uid}/` }),
    },
    {
      // Before the purchases, so that no pending order can become one afterwards.
      name: 'pendingOrders',
      run: () =>
        changeOwned({ collection: pendingOrders, ...owns }, (order) =>
          pendingOrderWithoutPerson(order, new Date()),
        ),
    },
    { name: 'orders', run: () => removeOrders(uid) },
    {
      // Accounting records are kept for five years, without personal data.
      name: 'purchases',
      run: async () => {
        await changeOwned({ collection: purchases, ...owns }, (purchase) =>
          purchaseWithoutPerson(purchase, new Date()),
        );
        await changeOwned(
          { collection: adminOrderLookup, field: 'customerUserId', uid },
          lookupWithoutPerson,
        );
      },
    },
    { name: 'presence', run: () => removeNodes(uid) },
    { name: 'profile', run: () => remove(documents.user.build({ uid })) },
  ];
}

/**
 * Deletes the account itself; it comes last, because without it the user cannot ask for the rest.
 */
export function accountStep(uid: string): Step<StepName> {
  return { name: 'account', run: () => deleteAuthUser(uid) };
}
