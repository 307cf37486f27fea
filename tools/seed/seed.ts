import { getFirestore } from 'firebase-admin/firestore';
import { LOCAL_HOST, LOCAL_STORAGE_BUCKET, type LocalPorts } from '#src/config/local.ts';
import { collections } from '#src/model/base/paths.ts';
import { CROP_MIN_WIDTHS_PX } from '#src/model/content/crop.ts';
import { publicFileUrl } from '#src/model/files/urlPolicy.ts';
import { pages } from './demoContent.ts';
import { withLocalFirebase } from './localFirebase.ts';
import { HERO_WIDTH_PX } from './pages.ts';
import { type DemoPicture, demoPictures, makeJpeg, type Profile } from './pictures.ts';
import { planSeed } from './plan.ts';
import { withoutTriggers } from './triggers.ts';
import { makeLogo, makePaymentIcon } from './watermarks.ts';
import { writePlan } from './write.ts';

/** Tells whether the local site has no content yet. */
export async function isEmpty(ports: LocalPorts): Promise<boolean> {
  return withLocalFirebase(ports, async (app) => {
    const albums = await getFirestore(app).collection(collections.albums).limit(1).get();
    return albums.empty;
  });
}

/** Public addresses as the Storage emulator serves them. */
export function localUrls(ports: Pick<LocalPorts, 'storage'>): (path: string) => string {
  const origin = `http://${LOCAL_HOST}:${ports.storage}`;
  return (path) => publicFileUrl({ bucket: LOCAL_STORAGE_BUCKET, path }, origin);
}

/** Fills the local site with the demo content; doing it again sets the content back. */
export async function seed(ports: LocalPorts, profile: Profile): Promise<void> {
  const pictures = await demoPictures[profile]();
  const pictureOf = (id: string): DemoPicture => {
    const picture = pictures.get(id);
    if (!picture) throw new Error(`The picture ${id} is not among those of the demo`);
    return picture;
  };
  const [logo, paymentIcon, hero, portrait] = await Promise.all([
    // The name is the logo of the demo; tests need one that was uploaded.
    profile === 'test' ? makeLogo() : undefined,
    makePaymentIcon(),
    makeJpeg(pictureOf(pages.frontPage.picture).original, HERO_WIDTH_PX),
    makeJpeg(pictureOf(pages.about.picture).original, CROP_MIN_WIDTHS_PX.profile * 2),
  ]);
  const materials = { pictureOf, logo, paymentIcon, hero, portrait, urlOf: localUrls(ports) };
  await withoutTriggers(ports, () =>
    withLocalFirebase(ports, (app) => writePlan(app, planSeed(materials))),
  );
}
