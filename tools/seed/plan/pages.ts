import { documents, storagePaths } from '#src/shared/paths.ts';
import type { AboutContent, AboutProfile } from '#src/shared/schemas/about.ts';
import type { Branding } from '#src/shared/schemas/branding.ts';
import type { FilterButtons } from '#src/shared/schemas/filterButton.ts';
import type { FrontPage, PaymentIcons } from '#src/shared/schemas/frontPage.ts';
import type { PricePackage, PricePackages } from '#src/shared/schemas/pricePackage.ts';
import { FILTER_BUTTONS } from '../content/filterButtons.ts';
import { ABOUT, FRONT_PAGE, PROFILE_PICTURE } from '../content/pages.ts';
import { PRICE_GROUPS } from '../content/prices.ts';
import { fileTimestamp, placePicture } from './placePicture.ts';
import type { Materials, PlannedFile, SeedPlan } from './seedPlan.ts';

const EDITED_AT = new Date('2025-09-02T08:00:00Z');

/** Front page, about, prices, filter buttons, logo and icons. */
export function planPages(materials: Materials): Pick<SeedPlan, 'documents' | 'files'> {
  const front = planFrontPage(materials);
  const profile = planProfile(materials);
  const brand = planBrand(materials);
  const about: AboutContent = { ...ABOUT, updatedAt: EDITED_AT };
  const prices: PricePackages = { packages: pricePackages(), lastUpdated: EDITED_AT };
  const filters: FilterButtons = { buttons: [...FILTER_BUTTONS], lastUpdated: EDITED_AT };
  return {
    documents: new Map<string, object>([
      [documents.frontPage.build(), front.page],
      [documents.aboutContent.build(), about],
      [documents.aboutProfile.build(), profile.page],
      [documents.pricePackages.build(), prices],
      [documents.filterButtons.build(), filters],
      [documents.branding.build(), brand.branding],
      [documents.paymentIcons.build(), brand.icons],
    ]),
    files: [...front.files, ...profile.files, ...brand.files],
  };
}

function planFrontPage({ pictureOf, siteFiles, urlOf }: Materials) {
  const timestamp = fileTimestamp(EDITED_AT);
  const media = storagePaths.frontPageBackground.build({ timestamp, media: 'jpg' });
  const placed = placePicture(pictureOf(FRONT_PAGE.picture), {
    use: 'none',
    originalPath: media,
    variantPath: (width) => storagePaths.frontPageVariant.build({ timestamp, width }),
    urlOf,
  });
  const { hero } = siteFiles;
  const page: FrontPage = {
    heroTitle: FRONT_PAGE.heroTitle,
    heroSubtitle: FRONT_PAGE.heroSubtitle,
    backgroundMedia: urlOf(media),
    backgroundType: 'image',
    picture: {
      ...placed.picture,
      sources: [...placed.picture.sources, { width: hero.width, url: urlOf(media) }],
    },
    lastUpdated: EDITED_AT,
  };
  return { page, files: withoutOriginal(placed.files, media, hero.data) };
}

function planProfile({ pictureOf, siteFiles, urlOf }: Materials) {
  const timestamp = fileTimestamp(EDITED_AT);
  const path = storagePaths.profilePicture.build({ timestamp, extension: 'jpg' });
  const placed = placePicture(pictureOf(PROFILE_PICTURE), {
    use: 'none',
    originalPath: path,
    variantPath: (width) => storagePaths.profileVariant.build({ timestamp, width }),
    urlOf,
  });
  const page: AboutProfile = {
    profileImage: urlOf(path),
    picture: placed.picture,
    updatedAt: EDITED_AT,
  };
  return { page, files: withoutOriginal(placed.files, path, siteFiles.profile.data) };
}

/** A public place gets a copy of screen size, never the twelve megapixels. */
function withoutOriginal(
  files: readonly PlannedFile[],
  path: string,
  source: Buffer,
): PlannedFile[] {
  return files.map((file) => (file.path === path ? { ...file, source } : file));
}

function planBrand({ siteFiles, urlOf }: Materials) {
  const logo = storagePaths.logo.build();
  const icon = storagePaths.paymentIcon.build({
    name: 'mobilbetaling',
    timestamp: fileTimestamp(EDITED_AT),
    extension: 'png',
  });
  const branding: Branding = {
    logoUrl: urlOf(logo),
    logoSize: 1,
    logoPositionX: 0,
    logoPositionY: 0,
    updatedAt: EDITED_AT,
  };
  const icons: PaymentIcons = { mobilepayIcon: urlOf(icon) };
  const files: PlannedFile[] = [
    { path: logo, contentType: 'image/webp', source: siteFiles.logo },
    { path: icon, contentType: 'image/png', source: siteFiles.paymentIcon },
  ];
  return { branding, icons, files };
}

function pricePackages(): PricePackage[] {
  return PRICE_GROUPS.flatMap(([group, packages], groupOrder) =>
    packages.map((content, order) => ({
      // Ids hold a time: packages of the same group are a millisecond apart.
      id: `pkg_${String(EDITED_AT.getTime() + groupOrder * 100 + order)}`,
      name: content.name,
      price: content.price,
      description: content.description,
      features: [...content.features],
      featured: content.featured ?? false,
      isPublished: true,
      group,
      groupOrder,
      order,
      createdAt: EDITED_AT,
      updatedAt: EDITED_AT,
    })),
  );
}
