import { site } from '#src/config/site.ts';
import { description } from './head.ts';
import { ICONS } from './icons.ts';

/** What a device is told when the site is put on its home screen. */
export function manifest(): object {
  return {
    id: '/',
    name: site.businessName,
    short_name: site.businessName,
    description: description(),
    lang: 'da',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1d1c1a',
    theme_color: '#faf8f5',
    categories: ['photo', 'shopping'],
    icons: ICONS.flatMap(({ name, size, purpose }) =>
      purpose
        ? [{ src: `/icons/${name}`, sizes: `${size}x${size}`, type: 'image/png', purpose }]
        : [],
    ),
  };
}
