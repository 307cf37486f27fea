/*
 * What a page says to machines, judged by schema.org's vocabulary and by what Google asks for
 * (https://developers.google.com/search/docs/appearance/structured-data, 2026-11): a property that a type does not
 * have, one that is required and missing, and a value of the wrong kind.
 */

type Kind = (value: unknown) => boolean;

interface Type {
  required: Record<string, Kind>;
  optional?: Record<string, Kind>;
  /** One of them is required. */
  oneOf?: readonly string[];
}

const isText: Kind = (value) => typeof value === 'string' && value.trim() !== '';
const isCount: Kind = (value) => Number.isInteger(value) && Number(value) > 0;
const isUrl: Kind = (value) =>
  typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isUrls: Kind = (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl);
/** Above nothing, as Google wants it. */
const isPrice: Kind = (value) => /^\d+\.\d\d$/.test(String(value)) && Number(value) > 0;

function typeNameOf(value: unknown): string {
  return String((Object(value) as Record<string, unknown>)['@type']);
}

const isA =
  (...names: string[]): Kind =>
  (value) =>
    names.includes(typeNameOf(value));

/** A node, or the name of one that is described elsewhere. */
const isReference =
  (...names: string[]): Kind =>
  (value) =>
    isA(...names)(value) || isUrl((Object(value) as Record<string, unknown>)['@id']);

const isListOf =
  (name: string, minimum = 0): Kind =>
  (value) =>
    Array.isArray(value) && value.length >= minimum && value.every(isA(name));

const TYPES: Record<string, Type> = {
  Product: {
    required: { name: isText, image: isUrl, offers: isA('Offer') },
    optional: { description: isText, url: isUrl, brand: isA('Brand') },
  },
  Brand: { required: { name: isText } },
  Offer: {
    required: {
      price: isPrice,
      priceCurrency: (value) => value === 'DKK',
      availability: (value) => value === 'https://schema.org/InStock',
      url: isUrl,
    },
    optional: { seller: isReference('ProfessionalService') },
  },
  BreadcrumbList: { required: { itemListElement: isListOf('ListItem', 2) } },
  ListItem: { required: { position: isCount, name: isText, item: isUrl } },
  ImageObject: {
    required: { contentUrl: isUrl, license: isUrl, acquireLicensePage: isUrl },
    optional: {
      name: isText,
      description: isText,
      url: isUrl,
      width: isCount,
      height: isCount,
      creditText: isText,
      copyrightNotice: isText,
      creator: isA('Person', 'Organization'),
      offers: isA('Offer'),
    },
    oneOf: ['creator', 'creditText', 'copyrightNotice'],
  },
  ImageGallery: {
    required: { name: isText, url: isUrl, associatedMedia: isListOf('ImageObject') },
    optional: { description: isText, publisher: isReference('ProfessionalService') },
  },
  Person: { required: { name: isText }, optional: { sameAs: isUrls } },
  ProfessionalService: {
    required: { name: isText, address: isA('PostalAddress') },
    optional: {
      url: isUrl,
      telephone: (value) => /^\+\d{8,15}$/.test(String(value)),
      email: (value) => /^\S+@\S+$/.test(String(value)),
      description: isText,
      image: isUrl,
      sameAs: isUrls,
      founder: isA('Person'),
    },
  },
  PostalAddress: {
    required: {
      streetAddress: isText,
      postalCode: isText,
      addressLocality: isText,
      addressCountry: (value) => /^[A-Z]{2}$/.test(String(value)),
    },
  },
};

function problemsOfNode(node: Record<string, unknown>, place: string): string[] {
  const { '@type': typeName, '@id': id, '@context': _, ...values } = node;
  if (typeName === undefined && isUrl(id)) return [];
  const type = TYPES[String(typeName)];
  const here = `${place}${String(typeName)}`;
  if (!type) return [`${here} is no known type`];
  const known: Record<string, Kind> = { ...type.required, ...type.optional };
  const missing = Object.keys(type.required).filter((name) => !(name in values));
  const found = Object.entries(values).flatMap(([name, value]) => {
    if (!known[name]) return [`${here}.${name} is no known property`];
    return known[name](value)
      ? problemsWithin(value, `${here}.${name}: `)
      : [`${here}.${name} has a wrong value`];
  });
  const isOneMissing = type.oneOf && !type.oneOf.some((name) => name in values);
  return [
    ...missing.map((name) => `${here}.${name} is missing`),
    ...(isOneMissing ? [`${here} lacks each of ${type.oneOf?.join()}`] : []),
    ...found,
  ];
}

function problemsWithin(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => problemsWithin(each, place));
  const isNode = typeof value === 'object' && value !== null;
  return isNode ? problemsOfNode({ ...value }, place) : [];
}

/** What is wrong with a description; none of it when there is nothing. */
export function problemsOf(description: object): string[] {
  const isInVocabulary =
    (Object(description) as Record<string, unknown>)['@context'] === 'https://schema.org';
  const problems = problemsOfNode({ ...description }, '');
  return isInVocabulary ? problems : ['The vocabulary is missing', ...problems];
}

/** The descriptions in a page. */
export function descriptionsIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => JSON.parse(json) as Record<string, unknown>[]);
}
