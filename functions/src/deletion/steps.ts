import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { normalizeEmail } from '../../../src/model/account/email.ts';
import { mapWithLimit } from '../../../src/model/base/async.ts';
import { collections, documents, realtimePaths } from '../../../src/model/base/paths.ts';
import { madePdfSchema, showsBuyer } from '../../../src/model/bookkeeping/retention.ts';
import { storageAreas } from '../../../src/model/files/paths.ts';
import { invitationId } from '../../../src/model/moving/invitation.ts';
import type { deletionTexts } from '../../../src/model/system/functionTexts.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { auth, bucket, database, firestore } from '../firebaseAdmin.ts';
import { adminErrorCode } from '../guards/identity.ts';
import { makeVoucherPdf } from '../vouchers/makeVoucherPdf.ts';
import {
  lookupWithoutPerson,
  mailWithoutPerson,
  paymentWithoutPerson,
  pendingOrderWithoutPerson,
  purchaseWithoutPerson,
  voucherWithoutPerson,
} from './anonymous.ts';
import { changeOwned, deleteOwned } from './documents.ts';
import { deletionStart } from './journal.ts';
import type { Step } from './saga.ts';

export type StepName = keyof typeof deletionTexts.steps;

const FILES_AT_ONCE = 10;

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
  await deleteOwned({ collection: collections.clientSales, field: 'userId', uid });
}

async function removePreferences(uid: string): Promise<void> {
  await remove(documents.userPreferences.build({ uid }));
  await remove(documents.favourites.build({ uid }));
  await deleteOwned({ collection: collections.pushDevices, field: 'userId', uid });
}

/** Deletes the files of a user, also while another request deletes them: a file that is gone is no fault. */
async function removeFiles(uid: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: `${storageAreas.purchased}/${uid}/` });
  await mapWithLimit(files, FILES_AT_ONCE, (file) => file.delete({ ignoreNotFound: true }));
}

async function removeNodes(uid: string): Promise<void> {
  await database().ref(realtimePaths.onlineUser.build({ uid })).remove();
  await database().ref(realtimePaths.adminAccess.build({ uid })).remove();
}

/** The address that a user has proven; undefined where there is none. */
async function provenAddress(uid: string): Promise<string | undefined> {
  const [user] = (await auth().getUsers([{ uid }])).users;
  return user?.email && user.emailVerified ? normalizeEmail(user.email) : undefined;
}

/** A message has no account: it belongs to whoever has proven the address that it came from. */
async function removeMessages(uid: string): Promise<void> {
  const email = await provenAddress(uid);
  if (email) await deleteOwned({ collection: collections.messages, field: 'email', uid: email });
}

/** So does an invitation, which came before the account. That there was one stays, so that no other comes. */
async function emptyInvitation(uid: string): Promise<void> {
  const email = await provenAddress(uid);
  if (!email) return;
  const ref = firestore().doc(documents.orderMail.build({ mailId: await invitationId(email) }));
  const nothing = FieldValue.delete();
  if ((await ref.get()).exists)
    await ref.update({ to: '', toName: nothing, nextAttemptAt: nothing });
}

async function vouchersOf(uid: string): Promise<QueryDocumentSnapshot[]> {
  const own = firestore().collection(collections.vouchers).where('userId', '==', uid);
  return (await own.get()).docs;
}

/** The numbers of the full invoices of a user. */
async function fullInvoicesOf(uid: string): Promise<Set<unknown>> {
  const vouchers = await vouchersOf(uid);
  return new Set(vouchers.filter((voucher) => voucher.get('isFull') === true).map(({ id }) => id));
}

/** Makes the PDFs anew that still show the buyer. A repetition goes on where the one before was cut off. */
async function remakePdfs(uid: string): Promise<void> {
  const since = await deletionStart(uid);
  for (const voucher of await vouchersOf(uid)) {
    const made = decodeSnapshot(madePdfSchema, voucher);
    if (made && showsBuyer(made, since)) await makeVoucherPdf(voucher.id);
  }
}

/** Accounting records are kept for five years, with as little of the person as the law allows. */
function bookkeepingSteps(uid: string): Step<StepName>[] {
  const { purchases, adminOrderLookup, vouchers, orderMails, payments } = collections;
  const owns = { field: 'userId', uid };
  return [
    {
      name: 'purchases',
      run: async () => {
        const fullInvoices = await fullInvoicesOf(uid);
        await changeOwned({ collection: purchases, ...owns }, (purchase) =>
          purchaseWithoutPerson(purchase, {
            hasFullInvoice: fullInvoices.has(purchase['voucherNumber']),
            now: new Date(),
          }),
        );
        await changeOwned(
          { collection: adminOrderLookup, field: 'customerUserId', uid },
          lookupWithoutPerson,
        );
        await changeOwned({ collection: payments, ...owns }, paymentWithoutPerson);
      },
    },
    {
      name: 'vouchers',
      run: async () => {
        await changeOwned({ collection: vouchers, ...owns }, voucherWithoutPerson);
        await remakePdfs(uid);
      },
    },
    {
      name: 'mails',
      run: async () => {
        await changeOwned({ collection: orderMails, ...owns }, mailWithoutPerson);
        await emptyInvitation(uid);
      },
    },
  ];
}

/** The steps that delete a user's data, in order. */
export function deletionSteps(uid: string): Step<StepName>[] {
  const { pendingOrders, withdrawalStatements, orders, downloads, downloadLogs } = collections;
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
    { name: 'preferences', run: () => removePreferences(uid) },
    { name: 'analytics', run: () => remove(documents.userAnalytics.build({ uid })) },
    { name: 'files', run: () => removeFiles(uid) },
    { name: 'messages', run: () => removeMessages(uid) },
    {
      // Before the purchases, so that no pending order can become one afterwards.
      name: 'pendingOrders',
      run: () =>
        changeOwned({ collection: pendingOrders, ...owns }, (order) =>
          pendingOrderWithoutPerson(order, new Date()),
        ),
    },
    {
      name: 'orders',
      run: async () => {
        await deleteOwned({ collection: orders, ...owns });
        await deleteOwned({ collection: withdrawalStatements, ...owns });
      },
    },
    ...bookkeepingSteps(uid),
    { name: 'presence', run: () => removeNodes(uid) },
    { name: 'profile', run: () => remove(documents.user.build({ uid })) },
  ];
}

/**
 * Deletes the account itself; it comes last, because without it the user cannot ask for the rest.
 */
export function accountStep(uid: string): Step<StepName> {
  return {
    name: 'account',
    run: async () => {
      await remove(documents.recoveryCodes.build({ uid }));
      await deleteAuthUser(uid);
    },
  };
}
