// First, because the functions of other modules are defined with these options.
import './globalOptions.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { defineSecret } from 'firebase-functions/params';
import { profileTexts } from '../../src/model/account/profileTexts.ts';
import { captchaAnswers } from '../../src/model/contact/texts.ts';
import { documents } from '../../src/model/base/paths.ts';
import { contracts, LEGACY_CAPTCHA_PATH } from '../../src/model/system/contracts.ts';
import { serve } from './callable.ts';
import { forgetSales } from './clients/sellPictures.ts';
import { isEmulated } from './env.ts';
import { endEvent } from './events.ts';
import { measureStorage as measureStorageUse } from './fileProof/measureStorage.ts';
import { proveFiles as proveSoldFiles } from './fileProof/proveFiles.ts';
import { anonymous, signedIn } from './guards/identity.ts';
import { adminAccess as giveAdminAccess } from './handlers/adminAccess.ts';
import { countInterest as countVisitorsInterest } from './handlers/countInterest.ts';
import {
  deleteAccount as deleteCallersAccount,
  signedInOrDeleted,
} from './handlers/deleteAccount.ts';
import { listUsers } from './handlers/listUsers.ts';
import { logConsent as logVisitorsConsent } from './handlers/logConsent.ts';
import { logDownloads as logBuyersDownloads } from './handlers/logDownloads.ts';
import { recoverSignIn as recoverOwnersSignIn } from './handlers/recoverSignIn.ts';
import { secureDownload as downloadSecurely } from './handlers/secureDownload.ts';
import { sharePage as answerWithPage } from './handlers/sharePage.ts';
import {
  confirmWithdrawal as confirmStatedWithdrawal,
  stateWithdrawal as takeStatement,
} from './handlers/stateWithdrawal.ts';
import { updateUserEmail as changeEmail } from './handlers/updateUserEmail.ts';
import { verifyRecaptcha as verifyCaptcha } from './handlers/verifyRecaptcha.ts';
import { withdrawOrder as withdrawBuyersOrder } from './handlers/withdrawOrder.ts';
import { rateLimits } from './rateLimits.ts';
import { receiveRawBodies } from './rawBodies.ts';
import { emptyBin as emptyOldBin } from './retention/emptyBin.ts';
import { forgetPurchases as forgetOldPurchases } from './retention/forgetPurchases.ts';
import { scheduled } from './schedule.ts';
import { servePages } from './servePages.ts';
import { storeMissingVoucherPdfs, storeVoucherPdf } from './vouchers/storeVoucherPdf.ts';

// Events are told in JSON, which the surrounding server has to read.
if ((process.env['FUNCTION_SIGNATURE_TYPE'] ?? 'http') === 'http') receiveRawBodies();

/**
 * In the emulator a declared secret would be looked up online, and the local stand-in accepts any.
 */
const captchaSecret = isEmulated ? undefined : defineSecret('RECAPTCHA_SECRET');
const readCaptchaSecret = (): string => captchaSecret?.value() ?? 'local';

export const listUsersHttp = serve({
  contract: contracts.listUsers,
  limit: rateLimits.listUsers,
  options: { timeoutSeconds: 60 },
  identify: signedIn,
  handle: listUsers,
});

// Hosting also forwards unknown API paths here, which are answered as unknown, in JSON.
export const verifyRecaptcha = serve({
  contract: contracts.verifyRecaptcha,
  aliases: [LEGACY_CAPTCHA_PATH],
  limit: rateLimits.verifyRecaptcha,
  invalidInput: { code: 'captcha/missing', text: captchaAnswers.missing },
  options: { timeoutSeconds: 15, secrets: captchaSecret ? [captchaSecret] : [] },
  identify: (request) => anonymous(request),
  handle: (call) => verifyCaptcha(call, readCaptchaSecret),
});

export const updateUserEmail = serve({
  contract: contracts.updateUserEmail,
  limit: rateLimits.updateUserEmail,
  invalidInput: { code: 'auth/invalid-email', text: profileTexts.newEmailInvalid },
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: changeEmail,
});

export const deleteAccount = serve({
  contract: contracts.deleteAccount,
  limit: rateLimits.deleteAccount,
  options: { timeoutSeconds: 60 },
  identify: signedInOrDeleted,
  handle: deleteCallersAccount,
});

export const adminAccess = serve({
  contract: contracts.adminAccess,
  limit: rateLimits.adminAccess,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: giveAdminAccess,
});

export const secureDownload = serve({
  contract: contracts.secureDownload,
  limit: rateLimits.secureDownload,
  // Originals of 100 MB need far more memory when decoded: two at a time fit.
  options: { timeoutSeconds: 60, memory: '2GiB', concurrency: 2 },
  identify: signedIn,
  handle: downloadSecurely,
});

export const logDownloads = serve({
  contract: contracts.logDownloads,
  limit: rateLimits.logDownloads,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: logBuyersDownloads,
});

export const withdrawOrder = serve({
  contract: contracts.withdrawOrder,
  limit: rateLimits.withdrawOrder,
  options: { timeoutSeconds: 30 },
  identify: signedIn,
  handle: withdrawBuyersOrder,
});

export const stateWithdrawal = serve({
  contract: contracts.stateWithdrawal,
  limit: rateLimits.stateWithdrawal,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  handle: takeStatement,
});

export const confirmWithdrawal = serve({
  contract: contracts.confirmWithdrawal,
  limit: rateLimits.confirmWithdrawal,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  handle: confirmStatedWithdrawal,
});

export const recoverSignIn = serve({
  contract: contracts.recoverSignIn,
  limit: rateLimits.recoverSignIn,
  options: { timeoutSeconds: 30 },
  identify: anonymous,
  handle: recoverOwnersSignIn,
});

export const logConsent = serve({
  contract: contracts.logConsent,
  limit: rateLimits.logConsent,
  options: { timeoutSeconds: 15 },
  identify: anonymous,
  handle: logVisitorsConsent,
});

export const countInterest = serve({
  contract: contracts.countInterest,
  limit: rateLimits.countInterest,
  options: { timeoutSeconds: 15 },
  identify: anonymous,
  handle: countVisitorsInterest,
});

export const sharePage = servePages('sharePage', { timeoutSeconds: 15 }, answerWithPage);

export const forgetPurchases = scheduled(
  'forgetPurchases',
  { schedule: '0 4 1 * *', timeoutSeconds: 1800, retryCount: 3 },
  forgetOldPurchases,
);

/** At night, while nobody deletes or puts back. */
export const emptyBin = scheduled(
  'emptyBin',
  { schedule: '30 3 * * *', timeoutSeconds: 1800, retryCount: 3 },
  async (now) => {
    await forgetSales(now);
    await emptyOldBin(now);
  },
);

/** At night, before anything else is done to files. */
export const proveFiles = scheduled(
  'proveFiles',
  { schedule: '15 2 * * *', timeoutSeconds: 540, retryCount: 3 },
  proveSoldFiles,
);

/** At night, after the bin is emptied. */
export const measureStorage = scheduled(
  'measureStorage',
  { schedule: '0 4 * * *', timeoutSeconds: 540, memory: '512MiB' },
  measureStorageUse,
);

export {
  queueOrderMails,
  queuePurchaseMails,
  queueStatementMails,
  remindOfGalleries,
  remindOfOrders,
  retryOrderMails,
  sendOrderMail,
} from './mails/triggers.ts';

export {
  clientFile,
  openClientGallery,
  sellClientPictures,
  syncClientChoices,
} from './clients/deployed.ts';

export { findDiscount } from './discounts/deployed.ts';

export { changeGiftCard, findGiftCard, issueGiftCard } from './giftCards/deployed.ts';

export { placeOrder } from './orders/deployed.ts';

export {
  paymentState,
  paymentWebhook,
  refundPayment,
  startPayment,
  sweepPayments,
} from './payments/deployed.ts';

export const makeVoucherPdf = onDocumentCreated(
  { document: documents.voucher.pattern, timeoutSeconds: 60, retry: true },
  ({ params }) => endEvent(storeVoucherPdf(params.number)),
);

/** Makes what is still missing after the platform has repeated a failed event for a day. */
export const makeMissingVoucherPdfs = scheduled(
  'makeMissingVoucherPdfs',
  { schedule: '0 3 * * *', timeoutSeconds: 540 },
  storeMissingVoucherPdfs,
);
