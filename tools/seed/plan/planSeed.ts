import { DEMO_ACCOUNTS } from '../accounts.ts';
import { ALBUMS } from '../content/albums.ts';
import { ORDERS } from '../content/orders.ts';
import { FRONT_PAGE, PROFILE_PICTURE } from '../content/pages.ts';
import { PORTFOLIO } from '../content/portfolio.ts';
import { SINGLES } from '../content/singles.ts';
import type { PictureUse } from '../library/entry.ts';
import { planAlbum, planPortfolioItem, planSingle } from './catalogue.ts';
import { planOperations } from './operations.ts';
import { planOrders } from './orders.ts';
import { planPages } from './pages.ts';
import { planPeople } from './people.ts';
import type { Materials, PlannedFile, SeedPlan } from './seedPlan.ts';

const BUYER_EMAIL = 'kunde@jerslevfoto.example';

/** Which pictures the content uses, and for what. */
export function wantedPictures(): Map<string, Set<PictureUse>> {
  const wanted = new Map<string, Set<PictureUse>>();
  const want = (id: string, use: PictureUse): void => {
    wanted.set(id, (wanted.get(id) ?? new Set()).add(use));
  };
  for (const { entries } of ALBUMS) for (const [id] of entries) want(id, 'shop');
  for (const { picture } of SINGLES) want(picture, 'shop');
  for (const { picture } of PORTFOLIO) want(picture, 'portfolio');
  want(FRONT_PAGE.picture, 'none');
  want(PROFILE_PICTURE, 'none');
  return wanted;
}

/** All demo content as documents, nodes and files. */
export function planSeed(materials: Materials): SeedPlan {
  const albums = ALBUMS.map((content, order) => planAlbum(materials, content, order));
  const singles = SINGLES.map((content, order) => planSingle(materials, content, order));
  const portfolio = PORTFOLIO.map((content, order) => planPortfolioItem(materials, content, order));
  const catalogue = [...albums, ...singles, ...portfolio];
  const catalogueFiles = catalogue.flatMap(({ files }) => files);
  const buyer = DEMO_ACCOUNTS.find(({ email }) => email === BUYER_EMAIL);
  if (!buyer) throw new Error(`There is no account ${BUYER_EMAIL}`);
  const shop = {
    albums: albums.map(({ entry }) => entry),
    singles: singles.map(({ entry }) => entry),
    files: filesOnDisk(catalogueFiles),
    urlOf: materials.urlOf,
  };
  const orders = planOrders(shop, ORDERS, buyer);
  const pages = planPages(materials);
  const people = planPeople();
  return {
    documents: new Map<string, object>([
      ...catalogue.map(({ path, entry }) => [path, entry] as const),
      ...pages.documents,
      ...orders.documents,
      ...people.documents,
      ...planOperations(),
    ]),
    nodes: people.nodes,
    files: [...catalogueFiles, ...pages.files, ...orders.files],
  };
}

function filesOnDisk(files: readonly PlannedFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, source } of files) if (typeof source === 'string') found.set(path, source);
  return found;
}
