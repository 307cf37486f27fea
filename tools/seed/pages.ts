import { site } from '#src/config/site.ts';
import { documents } from '#src/model/base/paths.ts';
import { defaultFilterButtons } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import type { FilterButton, FilterButtons } from '#src/model/catalogue/schema.ts';
import type {
  AboutContent,
  AboutProfile,
  Branding,
  FrontPage,
  PaymentIcons,
  PricePackage,
  PricePackages,
} from '#src/model/content/schema.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { pages } from './demoContent.ts';
import {
  fileTimestamp,
  type Materials,
  placePicture,
  type PlannedFile,
  type SeedPlan,
} from './places.ts';

const EDITED_AT = new Date('2025-09-02T08:00:00Z');

/** The background of the front page is no wider than this. */
export const HERO_WIDTH_PX = 2400;

/** Front page, about, prices, filter buttons, logo and icons. */
export function planPages(materials: Materials): Pick<SeedPlan, 'documents' | 'files'> {
  const front = planFrontPage(materials);
  const profile = planProfile(materials);
  const brand = planBrand(materials);
  const prices: PricePackages = { packages: pricePackages(), lastUpdated: EDITED_AT };
  const filters: FilterButtons = { buttons: filterButtons(), lastUpdated: EDITED_AT };
  return {
    documents: new Map<string, object>([
      [documents.frontPage.build(), front.page],
      [documents.aboutContent.build(), aboutContent()],
      [documents.aboutProfile.build(), profile.page],
      [documents.pricePackages.build(), prices],
      [documents.filterButtons.build(), filters],
      [documents.branding.build(), brand.branding],
      // Nothing differs from what is built in.
      [documents.publicSettings.build(), {}],
      [documents.paymentIcons.build(), brand.icons],
    ]),
    files: [...front.files, ...profile.files, ...brand.files],
  };
}

function planFrontPage({ pictureOf, hero, urlOf }: Materials) {
  const { picture, heroTitle, heroSubtitle } = pages.frontPage;
  const timestamp = fileTimestamp(EDITED_AT);
  const media = storagePaths.frontPageBackground.build({ timestamp, media: 'jpg' });
  const source = pictureOf(picture);
  const placed = placePicture(source, {
    mark: 'none',
    originalPath: media,
    original: hero,
    copyPath: (width) => storagePaths.frontPageVariant.build({ timestamp, width }),
    urlOf,
  });
  const width = Math.min(HERO_WIDTH_PX, placed.picture.width);
  const page: FrontPage = {
    heroTitle,
    heroSubtitle,
    backgroundMedia: urlOf(media),
    backgroundType: 'image',
    ...source.tones,
    picture: {
      ...placed.picture,
      sources: [...placed.picture.sources, { width, url: urlOf(media) }],
    },
    featuredOrder: [],
    lastUpdated: EDITED_AT,
  };
  return { page, files: placed.files };
}

function planProfile({ pictureOf, portrait, urlOf }: Materials) {
  const timestamp = fileTimestamp(EDITED_AT);
  const path = storagePaths.profilePicture.build({ timestamp, extension: 'jpg' });
  const placed = placePicture(pictureOf(pages.about.picture), {
    mark: 'none',
    originalPath: path,
    original: portrait,
    copyPath: (width) => storagePaths.profileVariant.build({ timestamp, width }),
    urlOf,
  });
  const page: AboutProfile = {
    profileImage: urlOf(path),
    picture: placed.picture,
    updatedAt: EDITED_AT,
  };
  return { page, files: placed.files };
}

function aboutContent(): AboutContent {
  const { bio, philosophy, specialties, equipment } = pages.about;
  return {
    professionalTitle: `${site.photographerTitle} i ${site.address.city}`,
    bio: bio.join('\n\n'),
    philosophy,
    specialties,
    equipment,
    updatedAt: EDITED_AT,
  };
}

/** The usual categories, one for what fits nowhere, and one that is switched off. */
export function filterButtons(): FilterButton[] {
  const createdAt = new Date('2024-01-05T09:00:00Z');
  return [
    ...defaultFilterButtons,
    { id: 'generelt', name: 'Generelt', slug: 'generelt', color: '', isActive: true, order: 6 },
    { id: 'produkt', name: 'Produkt', slug: 'produkt', color: '', isActive: false, order: 7 },
  ].map((button) => ({ ...button, createdAt }));
}

function planBrand({ logo, paymentIcon, urlOf }: Materials) {
  const logoPath = storagePaths.logo.build();
  const iconPath = storagePaths.paymentIcon.build({
    name: 'mobilbetaling',
    timestamp: fileTimestamp(EDITED_AT),
    extension: 'png',
  });
  const branding: Branding = {
    logoUrl: logo ? urlOf(logoPath) : '',
    logoSize: 1,
    logoPositionX: 0,
    logoPositionY: 0,
    updatedAt: EDITED_AT,
  };
  const icons: PaymentIcons = { mobilepayIcon: urlOf(iconPath) };
  const files: PlannedFile[] = [
    ...(logo ? [{ path: logoPath, contentType: 'image/webp', data: logo }] : []),
    { path: iconPath, contentType: 'image/png', data: paymentIcon },
  ];
  return { branding, icons, files };
}

function pricePackages(): PricePackage[] {
  return pages.priceGroups.flatMap(({ name: group, packages }, groupOrder) =>
    packages.map((content, order) => ({
      // Ids hold a time: packages of the same group are a millisecond apart.
      id: `pkg_${String(EDITED_AT.getTime() + groupOrder * 100 + order)}`,
      ...content,
      isPublished: true,
      group,
      groupOrder,
      order,
      createdAt: EDITED_AT,
      updatedAt: EDITED_AT,
    })),
  );
}
