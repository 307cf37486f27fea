import { routes } from '../base/routes.ts';
import type { Picture } from '../files/picture.ts';

/** The facts about the business for search engines. */
export interface Business {
  readonly origin: string;
  readonly businessName: string;
  readonly photographerName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
  };
  readonly social: { readonly url: string };
}

/** A published picture, as described on its page. */
export interface PictureDescription {
  title: string;
  description: string;
  /** What it shows, in words. */
  alt: string;
  /** The path of the page that shows it. */
  path: string;
  /** A public, watermarked address. */
  src: string;
  picture: Pick<Picture, 'width' | 'height' | 'sources'>;
  /** Set when the picture is for sale. */
  priceDkk?: number | undefined;
}

export interface GalleryDescription {
  name: string;
  description: string;
  path: string;
  pictures: readonly PictureDescription[];
}

/** A description in the vocabulary of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' };
const COUNTRY = 'DK';
const CURRENCY = 'DKK';
/**
 * Search results never show more pictures than this; a longer list would only make the page
 * heavier.
 */
const GALLERY_MAX_PICTURES = 50;

const urlOf = ({ origin }: Business, path: string): string => new URL(path, origin).href;
const businessId = (business: Business): string => urlOf(business, '/#business');
const photographerId = (business: Business): string => urlOf(business, '/#photographer');

function withText(name: string, text: string): StructuredData {
  return text === '' ? {} : { [name]: text };
}

function photographer(business: Business): StructuredData {
  const { photographerName: name, social } = business;
  return { '@type': 'Person', '@id': photographerId(business), name, sameAs: [social.url] };
}

/** Describes the business: its address, contact details and owner. */
export function businessData(business: Business): StructuredData {
  const { businessName, email, phone, address, social } = business;
  return {
    ...CONTEXT,
    '@type': 'ProfessionalService',
    '@id': businessId(business),
    name: businessName,
    url: urlOf(business, '/'),
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: COUNTRY,
    },
    sameAs: [social.url],
    founder: photographer(business),
  };
}

/** Describes the price of a picture or an album and where to buy it. */
export function offerData(business: Business, sold: { path: string; priceDkk: number }) {
  return {
    '@type': 'Offer',
    price: sold.priceDkk.toFixed(2),
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url: urlOf(business, sold.path),
    seller: { '@id': businessId(business) },
  };
}

function size({ width, height, sources }: PictureDescription['picture']): StructuredData {
  const shown = Math.max(0, ...sources.map((source) => source.width));
  if (width <= 0 || height <= 0 || shown === 0) return {};
  return { width: shown, height: Math.round((shown * height) / width) };
}

function widest({ src, picture: { sources } }: PictureDescription): string {
  return [...sources].sort((a, b) => b.width - a.width)[0]?.url ?? src;
}

/** Without a picture there is nothing that a search could show: an album may be empty still. */
export function hasPicture(described: PictureDescription): boolean {
  return widest(described) !== '';
}

function pictureNode(business: Business, described: PictureDescription): StructuredData {
  const { title, description, path, picture, priceDkk = 0 } = described;
  const { businessName, photographerName } = business;
  return {
    '@type': 'ImageObject',
    name: title,
    ...withText('description', description),
    contentUrl: widest(described),
    url: urlOf(business, path),
    ...size(picture),
    license: urlOf(business, `${routes.salesTerms}#brug`),
    acquireLicensePage: urlOf(business, path),
    creditText: `${photographerName} / ${businessName}`,
    copyrightNotice: `© ${photographerName}`,
    creator: photographer(business),
    ...(priceDkk > 0 && { offers: offerData(business, { path, priceDkk }) }),
  };
}

/** Describes one picture: its creator, its licence and where to buy that licence. */
export function pictureData(business: Business, described: PictureDescription): StructuredData {
  return { ...CONTEXT, ...pictureNode(business, described) };
}

/** Describes what is for sale at its page; nothing for what is only shown. */
export function productData(business: Business, described: PictureDescription): StructuredData[] {
  const { title, description, path, priceDkk = 0 } = described;
  if (priceDkk <= 0) return [];
  const product = {
    ...CONTEXT,
    '@type': 'Product',
    name: title,
    ...withText('description', description),
    image: widest(described),
    url: urlOf(business, path),
    brand: { '@type': 'Brand', name: business.businessName },
    offers: offerData(business, { path, priceDkk }),
  };
  return [product];
}

/** Describes a page of pictures. */
export function galleryData(business: Business, gallery: GalleryDescription): StructuredData {
  const { name, description, path, pictures } = gallery;
  return {
    ...CONTEXT,
    '@type': 'ImageGallery',
    name,
    ...withText('description', description),
    url: urlOf(business, path),
    publisher: { '@id': businessId(business) },
    associatedMedia: pictures
      .filter(hasPicture)
      .slice(0, GALLERY_MAX_PICTURES)
      .map((picture) => pictureNode(business, picture)),
  };
}

/** Describes the path from the home page to a page. */
export function breadcrumbData(
  business: Business,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(business, path),
    })),
  };
}

/**
 * `robots.txt`: the functions have nothing to index. Pages that are not to be found may be read: they say so
 * themselves.
 */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /api/', ''];
  return [...lines, `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
