import type { Fault } from './fault.ts';

/** They run together in one set of emulators, so each is caught by a test file of its own. */
export const functionFaults: readonly Fault[] = [
  {
    file: 'functions/src/account/updateUserEmail.ts',
    find: '  if (isListedEmail(email, site.ownerEmails)) return true;\n',
    replace: '',
    caughtBy: 'tests/functions/account/updateUserEmail.test.ts',
  },
  {
    file: 'functions/src/clients/openGallery.ts',
    find: '  await forgetTries(guest);\n',
    replace: '',
    caughtBy: 'tests/functions/clients/openedGallery.test.ts',
  },
  {
    file: 'functions/src/deletion/steps.ts',
    find: '  await remove(documents.favourites.build({ uid }));\n',
    replace: '',
    caughtBy: 'tests/functions/account/deleteAccount.test.ts',
  },
  {
    file: 'functions/src/download/secureDownload.ts',
    find: 'if (!(await hasCopy(path))) await saveCopy',
    replace: 'await saveCopy',
    caughtBy: 'tests/functions/download/secureDownload.test.ts',
  },
  {
    file: 'functions/src/mails/claimMails.ts',
    find: '    .filter(isUntouched)\n',
    replace: '',
    caughtBy: 'tests/functions/mails/outbox.events.test.ts',
  },
  {
    file: 'functions/src/options/giftCards/placing.ts',
    find: '  if (toOre(part?.amount ?? 0) !== shown?.ore) throw refused(giftCardAnswers.changed);\n',
    replace: '',
    caughtBy: 'tests/functions/options/giftCards/redeeming.test.ts',
  },
  {
    file: 'functions/src/payments/cancelSale.ts',
    find: "  if (hasMirror) records.update(mirror, { status: 'cancelled', updatedAt: at });\n",
    replace: '',
    caughtBy: 'tests/functions/withdrawal/withdrawOrder.test.ts',
  },
  {
    file: 'functions/src/payments/settle.ts',
    find: '  if (leftToCapture(known) > 0) await provider.release(payment);\n',
    replace: '',
    caughtBy: 'tests/functions/payments/payments.events.test.ts',
  },
  {
    file: 'functions/src/retention/emptyBin.ts',
    find: '  collections.offSaleImages,\n  collections.bin,\n',
    replace: '  collections.offSaleImages,\n',
    caughtBy: 'tests/functions/retention/emptyBin.test.ts',
  },
  {
    file: 'functions/src/retention/forgetPurchases.ts',
    find: "    if ('pdf' in changes) await removePdf(id);\n",
    replace: '',
    caughtBy: 'tests/functions/retention/forgetPurchases.test.ts',
  },
  {
    file: 'functions/src/settings/changePayee.ts',
    find: 'before: payeeOf(shop), after: payee',
    replace: 'before: payee, after: payee',
    caughtBy: 'tests/functions/settings/changePayee.events.test.ts',
  },
  {
    file: 'functions/src/visitors/countInterest.ts',
    find: "each.get('isPublished') === true && each.get('visible') !== false",
    replace: "each.get('isPublished') === true",
    caughtBy: 'tests/functions/visitors/countInterest.test.ts',
  },
];
