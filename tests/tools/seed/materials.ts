import { localPorts } from '#src/config/local.ts';
import type { LibraryPicture } from '../../../tools/seed/library/entry.ts';
import { localUrls } from '../../../tools/seed/plan/publicUrl.ts';
import type { Materials } from '../../../tools/seed/plan/seedPlan.ts';

/** Where the addresses of the planned files begin. */
export const ORIGIN = `http://127.0.0.1:${localPorts().storage}`;

function pictureOf(id: string): LibraryPicture {
  const files = (use: string) =>
    [480, 960, 1600].map((width) => ({ width, file: `/cache/${id}/${use}_${width}.webp` }));
  return {
    id,
    width: 4272,
    height: 2848,
    placeholder: 'data:image/webp;base64,AA==',
    original: `/cache/${id}/original.jpg`,
    variants: { shop: files('shop'), portfolio: files('portfolio'), none: files('none') },
  };
}

/** Pictures and files as the library gives them, without painting anything. */
export const materials: Materials = {
  pictureOf,
  siteFiles: {
    logo: Buffer.from('logo'),
    paymentIcon: Buffer.from('icon'),
    hero: { data: Buffer.from('hero'), width: 2400 },
    profile: { data: Buffer.from('profile'), width: 1600 },
  },
  urlOf: localUrls(localPorts()),
};
