// First, because the functions of other modules are defined with these options.
import './globalOptions.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { documents } from '../../src/model/base/paths.ts';
import { endEvent } from './events.ts';
import { forgetIntakes } from './intake/triggers.ts';
import { receiveRawBodies } from './rawBodies.ts';
import * as bin from './retention/emptyBin.ts';
import * as purchases from './retention/forgetPurchases.ts';
import { forgetMessages, forgetSales, forgetStatements } from './retention/forgetOld.ts';
import { forgetRefunded } from './retention/forgetRefunded.ts';
import { scheduled } from './schedule.ts';
import { nameMissing } from './addresses/nameItems.ts';
import * as searchIndex from './search/searchIndex.ts';
import * as storage from './storedFiles/measureStorage.ts';
import * as fileProof from './storedFiles/proveFiles.ts';
import * as vouchers from './vouchers/makeVoucherPdf.ts';

// Events are told in JSON, which the surrounding server has to read.
if ((process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http') receiveRawBodies();

export { adminAccess } from './account/adminAccess.ts';
export { deleteAccount } from './account/deleteAccount.ts';
export { listUsersHttp } from './account/listUsers.ts';
export { recoverSignIn } from './account/recoverSignIn.ts';
export { updateUserEmail } from './account/updateUserEmail.ts';

export { countInterest } from './visitors/countInterest.ts';
export { logConsent } from './visitors/logConsent.ts';
export { verifyRecaptcha } from './visitors/verifyRecaptcha.ts';

export { answerMessage } from './contact/answerMessage.ts';
export { sendMessage } from './contact/sendMessage.ts';

export { placeOrder } from './orders/placeOrder.ts';
export { findDiscount } from './options/discounts/findDiscount.ts';
export { findGiftCard } from './options/giftCards/findGiftCard.ts';
export { changeGiftCard, issueGiftCard } from './options/giftCards/manage.ts';
export {
  paymentState,
  paymentWebhook,
  refundPayment,
  startPayment,
  settleDuePayments,
} from './payments/endpoints.ts';

export { archiveDuePurchases, archivePurchase } from './archive/triggers.ts';
export { continueMaking, makeArrivals, noteArrivals } from './intake/triggers.ts';

export { api } from './api/api.ts';
export { changeConnections } from './connections/changeConnections.ts';
export { sendWebhook } from './connections/webhookCalls.ts';
export { changePayee } from './settings/changePayee.ts';
export { sendTestMail } from './settings/sendTestMail.ts';
export { makeMark } from './watermarks/makeMark.ts';
export { remakePictures } from './watermarks/remakePictures.ts';
export { sendTestPush } from './push/sendTestPush.ts';

export { inviteCustomers } from './mails/invitations.ts';

export { logDownloads } from './download/logDownloads.ts';
export { secureDownload } from './download/secureDownload.ts';
export { confirmWithdrawal, stateWithdrawal } from './withdrawal/stateWithdrawal.ts';
export { withdrawOrder } from './withdrawal/withdrawOrder.ts';

export { clientFile } from './clients/clientFile.ts';
export { queueChoiceNews, queueDeliveryNews } from './clients/queueNews.ts';
export { openClientGallery } from './clients/openGallery.ts';
export { sendGallery } from './clients/sendGallery.ts';
export { sellClientPictures } from './options/clientSales/sellPictures.ts';
export { syncClientChoices } from './clients/syncChoices.ts';
export {
  nameAlbum,
  nameLegacySingleImage,
  namePortfolioItem,
  nameSingleImage,
} from './addresses/nameItems.ts';
export { siteLists } from './addresses/siteLists.ts';
export { searchCatalogue } from './search/searchCatalogue.ts';
export {
  indexAlbum,
  indexLegacySingleImage,
  indexPortfolioItem,
  indexSingleImage,
} from './search/searchIndex.ts';
export { publicPage, sharePage } from './pages/publicPage.ts';

export {
  queueOrderMails,
  queuePurchaseMails,
  queueStatementMails,
  readReturnedMails,
  remindOfGalleries,
  remindOfOrders,
  sendDueMails,
  sendOrderMail,
} from './mails/triggers.ts';

export const forgetPurchases = scheduled(
  'forgetPurchases',
  { schedule: '0 4 1 * *', timeoutSeconds: 1800, retryCount: 3 },
  purchases.forgetPurchases,
);

/** At night, while nobody deletes or puts back. */
export const emptyBin = scheduled(
  'emptyBin',
  { schedule: '30 3 * * *', timeoutSeconds: 1800, retryCount: 3 },
  async (now) => {
    try {
      await forgetSales(now);
      await forgetMessages(now);
      await forgetStatements(now);
      await forgetRefunded(now);
      await forgetIntakes(now);
    } finally {
      await bin.emptyBin(now);
    }
  },
);

/** At night, before anything else is done to files. */
export const proveFiles = scheduled(
  'proveFiles',
  { schedule: '15 2 * * *', timeoutSeconds: 540, retryCount: 3 },
  fileProof.proveFiles,
);

export const nameMissingItems = scheduled(
  'nameMissingItems',
  { schedule: '45 3 * * *', timeoutSeconds: 540, retryCount: 3 },
  nameMissing,
);

export const makeSearchIndex = scheduled(
  'makeSearchIndex',
  { schedule: '50 3 * * *', timeoutSeconds: 540, memory: '512MiB', retryCount: 3 },
  () => searchIndex.makeSearchIndex(),
);

/** At night, after the bin is emptied. */
export const measureStorage = scheduled(
  'measureStorage',
  { schedule: '0 4 * * *', timeoutSeconds: 540, memory: '512MiB' },
  storage.measureStorage,
);

export const makeVoucherPdf = onDocumentCreated(
  { document: documents.voucher.pattern, timeoutSeconds: 60, retry: true },
  ({ params }) => endEvent(vouchers.makeFirstVoucherPdf(params.number)),
);

/** Makes what is still missing after the platform has repeated a failed event for a day. */
export const makeMissingVoucherPdfs = scheduled(
  'makeMissingVoucherPdfs',
  { schedule: '0 3 * * *', timeoutSeconds: 540 },
  vouchers.makeMissingVoucherPdfs,
);
