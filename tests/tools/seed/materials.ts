import { localPorts } from '#src/config/local.ts';
import type { DemoPicture } from '../../../tools/seed/pictures.ts';
import type { Materials } from '../../../tools/seed/places.ts';
import { localUrls } from '../../../tools/seed/seed.ts';

/** The beginning of the addresses of the planned files. */
export const ORIGIN = `http://127.0.0.1:${localPorts().storage}`;

export const ORIGINAL = 'original of ';

function pictureOf(id: string): DemoPicture {
  const copies = (mark: string) =>
    [480, 960, 1600].map((width) => ({
      width,
      height: (width / 3) * 2,
      data: Buffer.from(`${id} ${mark} ${width}`),
    }));
  return {
    width: 4272,
    height: 2848,
    placeholder: 'data:image/webp;base64,AA==',
    original: Buffer.from(`${ORIGINAL}${id}`),
    preview: Buffer.from(`preview of ${id}`),
    tones: { headerTone: 'white-0', wordsTone: 'white-0' },
    copies: { shop: copies('shop'), portfolio: copies('portfolio'), none: copies('none') },
  };
}

/** Pictures and drawings without their pixels. */
export const materials: Materials = {
  pictureOf,
  logo: Buffer.from('logo'),
  paymentIcon: Buffer.from('icon'),
  hero: Buffer.from('hero'),
  portrait: Buffer.from('profile'),
  urlOf: localUrls(localPorts()),
};
