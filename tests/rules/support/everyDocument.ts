import { tokenDocuments } from '#src/model/api/tokens.ts';
import { webhookDocuments } from '#src/model/api/webhooks.ts';
import { collections, documents as otherDocuments } from '#src/model/base/paths.ts';
import { searchIndexPart } from '#src/model/catalogue/search/searchIndex.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { contactDocuments } from '#src/model/contact/messages.ts';
import { giftCardDocument } from '#src/model/giftCards/issue.ts';
import { intakeDocuments } from '#src/model/intake/schema.ts';
import { acceptedTermsDocument } from '#src/model/orders/acceptedTerms.ts';
import { paymentDocument } from '#src/model/payments/schema.ts';
import { pushDeviceDocument } from '#src/model/push/devices.ts';
import { watermarkDocuments } from '#src/model/watermarks/schema.ts';
import { discountsDocument } from '#src/options/discounts/codes.ts';
import type { Data } from './firestore.ts';

export const documents = {
  ...otherDocuments,
  clientGallery: clientDocuments.gallery,
  clientTries: clientDocuments.tries,
  clientChoices: clientDocuments.choices,
  clientDelivery: clientDocuments.delivery,
  message: contactDocuments.message,
  intake: intakeDocuments.entry,
  discounts: discountsDocument,
  giftCard: giftCardDocument,
  payment: paymentDocument,
  pushDevice: pushDeviceDocument,
  acceptedTerms: acceptedTermsDocument,
  apiToken: tokenDocuments.token,
  webhook: webhookDocuments.webhook,
  webhookCall: webhookDocuments.call,
  searchIndexPart,
  watermark: watermarkDocuments.watermark,
  watermarkDrawing: watermarkDocuments.drawing,
  watermarkRemaking: watermarkDocuments.remaking,
};

export type DocumentName = keyof typeof documents;
export const documentNames = Object.keys(documents) as DocumentName[];

/** Documents that are named by the uid of somebody. */
export const byUid = documentNames.filter((name) => documents[name].pattern.includes('{uid}'));
export const catalogue: readonly DocumentName[] = [
  'album',
  'singleImage',
  'legacySingleImage',
  'portfolioItem',
];

/** The path of a document, of this person where it is named by uid. */
export function pathOf(name: DocumentName, uid: string, id: string): string {
  return documents[name].pattern.replace(/\{(\w+)\}/, (_, parameter: string) => {
    if (parameter === 'email') return 'ejer@jerslevfoto.example';
    return parameter === 'uid' ? uid : id;
  });
}

/** A document of somebody, published where that is asked for. */
export const dataOf = (name: DocumentName, uid: string): Data => ({
  userId: uid,
  uid,
  isPublished: true,
  visible: true,
  paymentStatus: 'completed',
  name,
});

/** Collections that nobody lists: of content single documents are read, the others are the server's. */
export const closedCollections: readonly string[] = [
  collections.content,
  collections.about,
  collections.siteConfig,
  collections.websiteConfig,
  collections.pricingPackages,
  collections.settings,
  collections.systemStatus,
  collections.downloads,
  collections.favourites,
  collections.userPreferences,
  collections.userAnalytics,
  collections.carts,
  collections.deletionJobs,
  collections.recoveryCodes,
  collections.rateLimits,
  collections.consentLog,
  collections.fileProofs,
  collections.searchIndex,
  collections.clientTries,
  collections.apiTokens,
  collections.webhooks,
  collections.webhookCalls,
  collections.pushDevices,
];
export const openCollections = Object.values(collections).filter(
  (name) => !closedCollections.includes(name),
);
