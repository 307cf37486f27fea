import type * as z from 'zod/mini';
import type { PageView } from '../../../src/app/served/shownPage.tsx';
import { documents } from '../../../src/model/base/paths.ts';
import type { ServedPage } from '../../../src/model/base/routes.ts';
import { decodeItems } from '../../../src/model/base/schema.ts';
import { filterButtonSchema } from '../../../src/model/catalogue/schema.ts';
import {
  aboutContentSchema,
  aboutProfileSchema,
  pricePackageSchema,
} from '../../../src/model/content/schema.ts';
import { decodeSnapshot, decodeValue } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { featuredPortfolio, newestPublished } from './published.ts';

/* What a page shows that is stored, as visitors may read it. */

/** More than a screen shows. Each item leads on to the next, and the sitemap to all. */
const SHELF_SIZE = 30;

async function read<Value>(path: string, schema: z.ZodMiniType<Value>): Promise<Value> {
  const stored = await firestore().doc(path).get();
  return decodeSnapshot(schema, stored) ?? schema.parse({});
}

async function readList<Item>(
  path: string,
  field: string,
  schema: z.ZodMiniType<Item>,
): Promise<Item[]> {
  const stored: unknown = (await firestore().doc(path).get()).get(field);
  return decodeItems(schema, Array.isArray(stored) ? stored.map(decodeValue) : []).items;
}

async function shelf<Kind extends Parameters<typeof newestPublished>[0]>(kind: Kind) {
  const [found, buttons] = await Promise.all([
    newestPublished(kind, SHELF_SIZE),
    readList(documents.filterButtons.build(), 'buttons', filterButtonSchema),
  ]);
  return { ...found, buttons };
}

const profile = () => read(documents.aboutProfile.build(), aboutProfileSchema);

/** Reads what a page shows. */
export async function shownPage(name: ServedPage): Promise<PageView> {
  switch (name) {
    case 'albums':
      return { name, ...(await shelf('album')) };
    case 'singleImages':
    case 'gallery':
      return { name, ...(await shelf('billede')) };
    case 'portfolio':
      return { name, ...(await shelf('portfolio')) };
    case 'about': {
      const content = read(documents.aboutContent.build(), aboutContentSchema);
      return { name, content: await content, profile: await profile() };
    }
    case 'prices': {
      const path = documents.pricePackages.build();
      const packages = readList(path, 'packages', pricePackageSchema);
      return { name, packages: await packages, pictures: await featuredPortfolio() };
    }
    case 'contact':
      return { name, profile: await profile() };
    default:
      return { name };
  }
}
