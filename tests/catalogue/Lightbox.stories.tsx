import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lightbox, type LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import { Button } from '#src/ui/controls/Button.tsx';
import { drawn, LOST } from './drawing.ts';
import { nothing, screen } from './states.tsx';

const meta: Meta = { title: 'Lightbox' };
export default meta;

const pictures: LightboxPicture[] = ['Klitten', 'Broen', 'Gaven'].map((title, at) => {
  const { picture, watermarkedSrc: src } = drawn(at);
  return { id: title, title, src, ...picture };
});

const lightbox = (props: Partial<React.ComponentProps<typeof Lightbox>> = {}): StoryObj =>
  screen(
    <Lightbox
      label="Billedviser"
      pictures={pictures}
      currentId="Klitten"
      onShow={nothing}
      onClose={nothing}
      {...props}
    />,
  );

export const First = lightbox({
  children: (
    <Caption title="Klitten" description="En morgen i november.">
      <Button look="primary">Læg i kurv</Button>
      <ShareButton kind="billede" id="klitten" title="Klitten" />
    </Caption>
  ),
});

export const Upright = lightbox({
  currentId: 'Broen',
  hasThumbnails: true,
  thumbnailsLabel: 'Album billeder (3)',
});

export const Alone = lightbox({ pictures: pictures.slice(0, 1) });

export const PartOfLongRow = lightbox({ extent: { before: 41, total: 1234 } });

export const Lost = lightbox({
  pictures: [{ id: 'Klitten', title: 'Klitten', src: LOST, sources: [], width: 3, height: 2 }],
});

export const Slideshow: StoryObj = {
  ...lightbox(),
  // Nobody can look at the catalogue beside it otherwise.
  beforeEach: () => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
  },
  play: ({ canvasElement }) => {
    const start = canvasElement.ownerDocument.querySelector<HTMLElement>(
      '[data-lightbox] button:has(.lucide-monitor-play)',
    );
    start?.click();
  },
};
