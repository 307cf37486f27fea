import { EMAIL_MAX_LENGTH } from '#src/model/account/email.ts';
import { FULL_NAME_MAX_LENGTH } from '#src/model/account/people.ts';
import { presenceSchema } from '#src/model/account/schema.ts';
import { ALT_TEXT_MAX_LENGTH } from '#src/model/catalogue/altText.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import { FORMER_SLUG_MAX_COUNT } from '#src/model/catalogue/itemNames.ts';
import { FILTER_BUTTON_MAX_COUNT } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { PRICE_MAX_DKK } from '#src/model/catalogue/editing/form.ts';
import { FEATURED_ORDER_MAX_COUNT } from '#src/model/catalogue/frontPage.ts';
import { PLACEHOLDER_MAX_LENGTH } from '#src/model/catalogue/pictureFiles.ts';
import { KEYWORDS_MAX_LENGTH, PLACE_MAX_LENGTH } from '#src/model/catalogue/pictureWords.ts';
import {
  albumSchema,
  filterButtonsSchema,
  portfolioItemSchema,
  singleImageSchema,
} from '#src/model/catalogue/schema.ts';
import {
  DESCRIPTION_MAX_LENGTH,
  SLUG_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '#src/model/catalogue/titles.ts';
import { LIST_NAME_MAX_LENGTH } from '#src/model/clients/choices.ts';
import {
  CLIENT_PICTURE_MAX_COUNT,
  clientGallerySchema,
  MESSAGE_MAX_LENGTH,
} from '#src/model/clients/schema.ts';
import { PRICE_PACKAGE_MAX_COUNT } from '#src/model/content/pricePackages.ts';
import {
  aboutContentSchema,
  aboutProfileSchema,
  brandingSchema,
  equipmentSchema,
  frontPageSchema,
  LOGO_POSITION_MAX_PX,
  LOGO_POSITION_MIN_PX,
  LOGO_SIZE_MAX_SCALE,
  LOGO_SIZE_MIN_SCALE,
  paymentIconsSchema,
  pricePackagesSchema,
} from '#src/model/content/schema.ts';
import { pictureSchema } from '#src/model/files/picture.ts';
import { optionalMailKinds } from '#src/model/mails/outbox.ts';
import { customerMailKinds } from '#src/model/mails/orderMailRules.ts';
import { offSaleAlbumSchema } from '#src/model/orders/offSale.ts';
import {
  DEVICE_NAME_MAX_LENGTH,
  FID_MAX_LENGTH,
  pushDeviceSchema,
} from '#src/model/push/devices.ts';
import { SEARCH_KEYWORD_MAX_COUNT } from '#src/model/purchases/purchase.ts';
import { adminOrderLookupSchema } from '#src/model/purchases/schema.ts';
import { OWN_WORDS_MAX_LENGTH } from '#src/model/settings/closed.ts';
import { OPERATION_LOG_MAX_ENTRIES } from '#src/model/system/health.ts';
import {
  cleanupLeaseSchema,
  operationLogSchema,
  systemStatusSchema,
} from '#src/model/system/schema.ts';
import { OWN_MARK_OPACITIES, OWN_MARK_SHARES } from '#src/model/watermarks/ownMark.ts';
import { markStrengths } from '#src/model/watermarks/strengths.ts';
import {
  DRAWING_MAX_LENGTH,
  drawingSchema,
  MARK_MAX_PX,
  MARK_PNG_MAX_LENGTH,
  ownMarkSchema,
  remakingSchema,
  watermarkSchema,
} from '#src/model/watermarks/schema.ts';
import {
  anyMap,
  between,
  given,
  longest,
  looseShape,
  now,
  original,
  png,
  publicUrl,
  saidByRule,
  shape,
  shapedBy,
  shapedIfAny,
  flagsOf,
  textsOf,
} from '../tools/rules/shape.ts';

/*
 * The documents of administrators whose shape the rules take from the schemas. A field that is added to
 * one needs no more than its bound here: `npm run rules` says which is missing. What customers write is
 * said in the rules themselves, so that a field that a schema gains is not theirs to write.
 */

const catalogueItem = {
  title: longest(TITLE_MAX_LENGTH),
  description: longest(DESCRIPTION_MAX_LENGTH),
  category: longest(SLUG_MAX_LENGTH),
  slug: longest(SLUG_MAX_LENGTH),
  formerSlugs: longest(FORMER_SLUG_MAX_COUNT),
  order: between(-1_000_000, 1_000_000),
  createdAt: saidByRule,
  updatedAt: now,
};

const pictureWords = {
  alt: longest(ALT_TEXT_MAX_LENGTH),
  place: longest(PLACE_MAX_LENGTH),
  keywords: longest(KEYWORDS_MAX_LENGTH),
};

const price = between(0, PRICE_MAX_DKK);

/** Records that leave the shop may be old, so that they are only bounded. */
const offSale = { title: given(longest(1000)), price, updatedAt: now };

const MARK_STRENGTH_MAX_LENGTH = Math.max(...markStrengths.map(({ length }) => length));

export const shapes = {
  isPicture: shape(pictureSchema, {
    width: between(0, 100_000),
    height: between(0, 100_000),
    placeholder: longest(PLACEHOLDER_MAX_LENGTH),
    sources: longest(10),
    strength: longest(MARK_STRENGTH_MAX_LENGTH),
  }),

  // catalogue.rules
  isAlbum: shape(albumSchema, {
    ...catalogueItem,
    price,
    images: longest(ALBUM_IMAGE_MAX_COUNT),
    coverImageUrl: publicUrl,
    watermarkedCoverUrl: publicUrl,
    securityLevel: longest(40),
  }),
  isSingleImage: shape(singleImageSchema, {
    ...catalogueItem,
    ...pictureWords,
    price,
    filename: longest(255),
    originalSrc: original('high-quality'),
    watermarkedSrc: publicUrl,
    thumbnailUrl: publicUrl,
    imageUrl: publicUrl,
    picture: shapedBy('isPicture'),
  }),
  isPortfolioItem: shape(portfolioItemSchema, {
    ...catalogueItem,
    ...pictureWords,
    originalSrc: original('portfolio-protected'),
    imageUrl: publicUrl,
    thumbnailUrl: publicUrl,
    picture: shapedBy('isPicture'),
  }),
  isOffSaleAlbum: looseShape(offSaleAlbumSchema, {
    ...offSale,
    images: longest(2000),
    removedAt: anyMap,
  }),
  isOffSaleImage: looseShape(singleImageSchema, offSale),

  // clients.rules
  isGallery: shape(clientGallerySchema, {
    title: longest(TITLE_MAX_LENGTH),
    message: longest(MESSAGE_MAX_LENGTH),
    images: longest(CLIENT_PICTURE_MAX_COUNT),
    hiddenIds: longest(CLIENT_PICTURE_MAX_COUNT),
    coverId: longest(40),
    downloads: given(),
    askedName: longest(LIST_NAME_MAX_LENGTH),
    askedCount: between(0, CLIENT_PICTURE_MAX_COUNT),
    picturePrice: price,
    clientEmail: longest(EMAIL_MAX_LENGTH),
    revision: between(0, 1_000_000),
    linkKey: saidByRule,
    guestKey: saidByRule,
    pinSalt: saidByRule,
    pinHash: saidByRule,
    createdAt: saidByRule,
    updatedAt: now,
  }),

  // content.rules
  isFrontPage: shape(frontPageSchema, {
    heroTitle: longest(TITLE_MAX_LENGTH),
    heroSubtitle: longest(DESCRIPTION_MAX_LENGTH),
    backgroundMedia: publicUrl,
    picture: shapedBy('isPicture'),
    featuredOrder: longest(FEATURED_ORDER_MAX_COUNT),
    lastUpdated: now,
  }),
  isPaymentIcons: shape(paymentIconsSchema, { mobilepayIcon: publicUrl }),
  isEquipment: shape(equipmentSchema, {
    cameras: longest(100),
    lenses: longest(100),
    accessories: longest(100),
    software: longest(100),
  }),
  isAboutContent: shape(aboutContentSchema, {
    professionalTitle: longest(TITLE_MAX_LENGTH),
    bio: longest(DESCRIPTION_MAX_LENGTH),
    philosophy: longest(DESCRIPTION_MAX_LENGTH),
    specialties: longest(50),
    equipment: shapedBy('isEquipment'),
    updatedAt: now,
  }),
  isAboutProfile: shape(aboutProfileSchema, {
    profileImage: publicUrl,
    picture: shapedBy('isPicture'),
    updatedAt: now,
  }),
  isBranding: shape(brandingSchema, {
    logoUrl: publicUrl,
    logoSize: between(LOGO_SIZE_MIN_SCALE, LOGO_SIZE_MAX_SCALE),
    logoPositionX: between(LOGO_POSITION_MIN_PX, LOGO_POSITION_MAX_PX),
    logoPositionY: between(LOGO_POSITION_MIN_PX, LOGO_POSITION_MAX_PX),
    updatedAt: now,
  }),
  isFilterButtons: shape(filterButtonsSchema, {
    buttons: given(longest(FILTER_BUTTON_MAX_COUNT)),
    lastUpdated: now,
  }),
  isPricePackages: shape(pricePackagesSchema, {
    packages: given(longest(PRICE_PACKAGE_MAX_COUNT)),
    lastUpdated: now,
  }),

  // people.rules
  isPresence: shape(presenceSchema, {
    email: saidByRule,
    name: longest(FULL_NAME_MAX_LENGTH),
    online: given(),
    lastSeen: now,
  }),
  isPushDevice: shape(pushDeviceSchema, {
    userId: saidByRule,
    fid: given(longest(FID_MAX_LENGTH)),
    name: longest(DEVICE_NAME_MAX_LENGTH),
    createdAt: now,
  }),

  // purchases.rules
  isLookup: shape(adminOrderLookupSchema, {
    orderId: saidByRule,
    customerEmail: longest(EMAIL_MAX_LENGTH),
    customerName: longest(FULL_NAME_MAX_LENGTH),
    customerUserId: longest(128),
    purchaseDate: given(),
    totalAmount: between(0, 25_000_000),
    itemCount: between(1, 50),
    imageBackupPaths: longest(5000),
    originalImagePaths: longest(5000),
    searchKeywords: longest(SEARCH_KEYWORD_MAX_COUNT),
    adminNotes: longest(5000),
    createdAt: saidByRule,
  }),

  // settings.rules
  areOwnWords: textsOf(customerMailKinds, OWN_WORDS_MAX_LENGTH),
  areTold: flagsOf(optionalMailKinds),
  isOwnMark: shape(ownMarkSchema, {
    png: png(MARK_PNG_MAX_LENGTH),
    width: between(1, MARK_MAX_PX),
    height: between(1, MARK_MAX_PX),
    share: between(OWN_MARK_SHARES.least, OWN_MARK_SHARES.most),
    opacity: between(OWN_MARK_OPACITIES.least, OWN_MARK_OPACITIES.most),
  }),
  isWatermark: shape(watermarkSchema, {
    chosen: shapedIfAny('isOwnMark'),
    former: shapedIfAny('isOwnMark'),
    updatedAt: now,
  }),
  isDrawing: shape(drawingSchema, { file: given(longest(DRAWING_MAX_LENGTH)), updatedAt: now }),
  isRemaking: shape(remakingSchema, {
    run: between(0, 1_000_000),
    begun: between(0, 1_000_000),
    done: between(0, 1_000_000),
    left: between(0, 1_000_000),
    failed: between(0, 1_000_000),
    tries: between(0, 1_000_000),
    updatedAt: now,
  }),

  // system.rules
  isStatus: shape(systemStatusSchema, {
    status: longest(40),
    totalOperations: between(0, 1_000_000_000),
    failedOperations: between(0, 1_000_000_000),
    lastUpdated: now,
  }),
  isOperationLog: shape(operationLogSchema, {
    operations: longest(OPERATION_LOG_MAX_ENTRIES),
    lastUpdated: now,
  }),
  isLease: shape(cleanupLeaseSchema, {
    holder: given(longest(100)),
    expiresAt: given(),
  }),
};
