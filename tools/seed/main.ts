import { readFile } from 'node:fs/promises';
import { getFirestore } from 'firebase-admin/firestore';
import { type LocalPorts, localPorts } from '#src/config/local.ts';
import { PROFILE_MIN_WIDTH_PX } from '#src/shared/limits.ts';
import { collections } from '#src/shared/paths.ts';
import { FRONT_PAGE, PROFILE_PICTURE } from './content/pages.ts';
import { makeLogo, makePaymentIcon } from './derivatives/brand.ts';
import { makeJpeg } from './derivatives/variants.ts';
import type { LibraryPicture, PictureUse, Profile } from './library/entry.ts';
import { makeLibrary } from './library/library.ts';
import { planSeed, wantedPictures } from './plan/planSeed.ts';
import { localUrls } from './plan/publicUrl.ts';
import type { SiteFiles } from './plan/seedPlan.ts';
import { standIns } from './plan/standIns.ts';
import { withLocalFirebase } from './write/localFirebase.ts';
import { writeAccounts } from './write/writeAccounts.ts';
import { writeDocuments, writeNodes } from './write/writeDocuments.ts';
import { writeFiles } from './write/writeFiles.ts';

export interface SeedOptions {
  readonly ports: LocalPorts;
  readonly log: (line: string) => void;
  /** 'test' has all documents, but few and small pictures. */
  readonly profile?: Profile;
}

const HERO_WIDTH_PX = 2400;

/** Whether the local site has no content yet. */
export async function isEmpty({ ports }: Pick<SeedOptions, 'ports'>): Promise<boolean> {
  return withLocalFirebase(ports, async (app) => {
    const albums = await getFirestore(app).collection(collections.albums).limit(1).get();
    return albums.empty;
  });
}

/** Fills the local site with the demo content; doing it again sets the content back. */
export async function seed({ ports, log, profile = 'full' }: SeedOptions): Promise<void> {
  const nameOf = profile === 'test' ? standIns() : (id: string): string => id;
  const library = await makeLibrary({ profile, log, wanted: renamed(wantedPictures(), nameOf) });
  const pictureOf = (id: string): LibraryPicture => {
    const picture = library.get(nameOf(id));
    if (!picture) throw new Error(`The picture ${id} was not made`);
    return picture;
  };
  const siteFiles = await makeSiteFiles(pictureOf);
  const plan = planSeed({ pictureOf, siteFiles, urlOf: localUrls(ports) });
  await withLocalFirebase(ports, async (app) => {
    await Promise.all([writeAccounts(app), writeNodes(app, plan), writeFiles(app, plan.files)]);
    // Documents come last: a site that was interrupted here is empty, and is seeded again.
    await writeDocuments(app, plan);
  });
  log(`${plan.documents.size} documents and ${plan.files.length} files`);
}

function renamed(
  wanted: ReadonlyMap<string, ReadonlySet<PictureUse>>,
  nameOf: (id: string) => string,
): Map<string, Set<PictureUse>> {
  const result = new Map<string, Set<PictureUse>>();
  for (const [id, uses] of wanted) {
    const name = nameOf(id);
    result.set(name, new Set([...(result.get(name) ?? []), ...uses]));
  }
  return result;
}

async function makeSiteFiles(pictureOf: (id: string) => LibraryPicture): Promise<SiteFiles> {
  const [logo, paymentIcon, hero, profile] = await Promise.all([
    makeLogo(),
    makePaymentIcon(),
    screenCopy(pictureOf(FRONT_PAGE.picture), HERO_WIDTH_PX),
    screenCopy(pictureOf(PROFILE_PICTURE), PROFILE_MIN_WIDTH_PX * 2),
  ]);
  return { logo, paymentIcon, hero, profile };
}

async function screenCopy(picture: LibraryPicture, wished: number) {
  const width = Math.min(wished, picture.width);
  return { data: await makeJpeg(await readFile(picture.original), width), width };
}

if (import.meta.main) {
  await seed({ ports: localPorts(), log: (line) => console.log(line) });
}
