import { pathTemplate } from '../base/paths.ts';

/** The areas of file storage: the first segment of every path. */
export const storageAreas = {
  originals: 'high-quality',
  watermarked: 'watermarked',
  portfolioOriginals: 'portfolio-protected',
  portfolioDisplay: 'portfolio-display',
  frontPageBackground: 'front-page-background',
  profilePicture: 'profile-picture',
  siteBranding: 'site-branding',
  archive: 'customer-permanent-archive',
  purchased: 'purchased',
  vouchers: 'vouchers',
} as const;

export type StorageArea = (typeof storageAreas)[keyof typeof storageAreas];

/** The areas that everybody may read. */
export const publicStorageAreas: readonly StorageArea[] = [
  storageAreas.watermarked,
  storageAreas.portfolioDisplay,
  storageAreas.frontPageBackground,
  storageAreas.profilePicture,
  storageAreas.siteBranding,
];

/** The folders of shop pictures. */
export const pictureKinds = { albums: 'albums', singleImages: 'enkeltbilleder' } as const;

export type PictureKind = (typeof pictureKinds)[keyof typeof pictureKinds];

/**
 * The shape of each placeholder. None allows a slash or a dot segment, so a value cannot leave its
 * folder.
 */
export const SHAPES = {
  kind: 'albums|enkeltbilleder',
  project: '[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?',
  timestamp: '[0-9]{10,16}',
  id: '[A-Za-z0-9]{1,40}',
  extension: 'jpg|jpeg|png|webp',
  media: 'jpg|jpeg|png|webp|gif|mp4|webm|mov',
  width: '[0-9]{2,5}',
  orderId: '[A-Za-z0-9]{1,40}',
  file: '[A-Za-z0-9][A-Za-z0-9._-]{0,149}',
  userId: '[A-Za-z0-9:_-]{1,128}',
  itemId: '[A-Za-z0-9_-]{1,128}',
  uniqueId: '[A-Za-z0-9]{1,40}',
  name: '[a-z0-9-]{1,40}',
  voucherNumber: 'K?[0-9]{4}-[0-9]{4,}',
};

export const storagePaths = {
  original: pathTemplate(
    'high-quality/{kind}/{project}/original_{timestamp}_{id}.{extension}',
    SHAPES,
  ),
  preview: pathTemplate('high-quality/{kind}/{project}/preview_{timestamp}_{id}.webp', SHAPES),
  watermarked: pathTemplate(
    'watermarked/{kind}/{project}/watermarked_{timestamp}_{id}_{width}.webp',
    SHAPES,
  ),
  portfolioOriginal: pathTemplate(
    'portfolio-protected/original_{timestamp}_{id}.{extension}',
    SHAPES,
  ),
  portfolioPreview: pathTemplate('portfolio-protected/preview_{timestamp}_{id}.webp', SHAPES),
  portfolioDisplay: pathTemplate(
    'portfolio-display/watermarked_{timestamp}_{id}_{width}.webp',
    SHAPES,
  ),
  frontPageBackground: pathTemplate('front-page-background/background_{timestamp}.{media}', SHAPES),
  frontPageVariant: pathTemplate(
    'front-page-background/background_{timestamp}_{width}.webp',
    SHAPES,
  ),
  profilePicture: pathTemplate('profile-picture/profile_{timestamp}.{extension}', SHAPES),
  profileVariant: pathTemplate('profile-picture/profile_{timestamp}_{width}.webp', SHAPES),
  logo: pathTemplate('site-branding/site-logo.jpg'),
  paymentIcon: pathTemplate('site-branding/{name}_{timestamp}.{extension}', SHAPES),
  archived: pathTemplate('customer-permanent-archive/{orderId}/{file}', SHAPES),
  purchased: pathTemplate('purchased/{userId}/{itemId}_{uniqueId}.jpg', SHAPES),
  voucher: pathTemplate('vouchers/{voucherNumber}.pdf', SHAPES),
} as const;

export type StoragePathName = keyof typeof storagePaths;

export function archiveFolder(orderId: string): string {
  return `${storageAreas.archive}/${orderId}`;
}

/**
 * The path of the small picture without a watermark that lies beside an original; undefined for any
 * other path.
 */
export function previewOf(path: string): string | undefined {
  const { original, portfolioOriginal } = storagePaths;
  const isOriginal = original.parse(path) ?? portfolioOriginal.parse(path);
  return isOriginal && path.replace(/\/original_([^/]+)\.\w+$/, '/preview_$1.webp');
}

/** The path of the preview beside the archived copy of an original; undefined for any other path. */
export function archivedPreviewOf(path: string): string | undefined {
  return storagePaths.archived.parse(path) && path.replace(/\/([^/]+)\.\w+$/, '/preview_$1.webp');
}

/** The name of the template that matches a storage path, or undefined when none does. */
export function storagePathName(path: string): StoragePathName | undefined {
  const names = Object.keys(storagePaths) as StoragePathName[];
  return names.find((name) => storagePaths[name].parse(path) !== undefined);
}

export const PUBLIC_CACHE_SECONDS = 365 * 24 * 60 * 60;
