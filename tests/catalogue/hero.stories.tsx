import type { Meta } from '@storybook/react-vite';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Link } from '#src/ui/controls/Link.tsx';
import { HeroMedia, HeroText } from '#src/ui/hero/HeroMedia.tsx';
import type { HeroPage } from '#src/ui/hero/heroImage.ts';
import { drawing } from './drawing.ts';
import { screen, states } from './states.tsx';

const meta: Meta = { title: 'Hero' };
export default meta;

const hill = drawing(1, [1600, 900]);

const media = (page: Partial<HeroPage>) => (
  <HeroMedia
    page={{
      backgroundMedia: hill,
      backgroundType: 'image',
      picture: { sources: [{ url: hill, width: 1600 }], placeholder: '' },
      ...page,
    }}
  />
);

const hero = (page: Partial<HeroPage>) =>
  screen(
    <section className="hero">
      {media(page)}
      <HeroText
        title="Jerslev Foto"
        subtitle="Fanger øjeblikke der varer evigt"
        tone={page.wordsTone}
        action={
          <Link to="/portfolio" className={buttonClass('primary', 'hero-action')}>
            Se portfolio
          </Link>
        }
      />
    </section>,
  );

export const WithPicture = hero({ headerTone: 'white-60', wordsTone: 'white-60' });
export const WithoutPicture = hero({ backgroundMedia: '' });

const low = (page: Partial<HeroPage>) => (
  <section className="hero" style={{ minHeight: '12rem' }}>
    {media(page)}
  </section>
);

export const Moving = states({
  'GIF that waits': low({ backgroundType: 'gif' }),
  'video that is lost': low({ backgroundType: 'video', backgroundMedia: 'data:video/mp4,' }),
});
