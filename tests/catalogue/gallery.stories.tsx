import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { routes } from '#src/model/base/routes.ts';
import type { SingleImage } from '#src/model/catalogue/schema.ts';
import type { ListPart } from '#src/model/base/resource.ts';
import { AppError } from '#src/model/base/errors.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Caption, ShareButton } from '#src/ui/gallery/Caption.tsx';
import { GalleryBar } from '#src/ui/gallery/GalleryBar.tsx';
import { EmptyCover, GalleryCard, GallerySkeleton } from '#src/ui/gallery/GalleryCard.tsx';
import { GalleryGrid } from '#src/ui/gallery/GalleryGrid.tsx';
import { GalleryPage } from '#src/ui/gallery/GalleryPage.tsx';
import { OpenedItem, type ViewerProps } from '#src/ui/gallery/OpenedItem.tsx';
import type { GallerySource } from '#src/ui/gallery/useGalleryList.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { singleImage, threeButtons } from '../support/records.ts';
import { drawn } from './drawing.ts';
import { never, nothing, screen, states } from './states.tsx';

const meta: Meta = { title: 'Gallery' };
export default meta;

const LONG = 'Konfirmationsfotograferingen i Kirkegårdsparken ved solnedgang';
const images = ['Klitten', 'Broen', LONG, 'Havnen', 'Fyret'].map((title, at) =>
  singleImage(title, { ...drawn(at), description: at === 1 ? 'En morgen ved åen.' : '' }),
);

const card = (image: SingleImage, place: { eager: boolean; sizes: string }) => (
  <GalleryCard
    {...place}
    eager
    id={image.id}
    title={image.title}
    description={image.description}
    price="199 kr"
    src={image.watermarkedSrc}
    picture={image.picture}
    link={{ to: '/', state: undefined }}
    action={<IconButton icon={Heart} label="Gem som favorit" />}
  />
);

export const Grid = states({
  usual: <GalleryGrid items={images} pictureOf={({ picture }) => picture} card={card} />,
});

const [first] = images;
const link = { to: '/', state: undefined };
const shape = { eager: true, sizes: '20rem', src: '', link, id: 'x', ...drawn(0) };

export const Cards = states({
  'album with a note': (
    <GalleryCard
      {...shape}
      src={first?.watermarkedSrc ?? ''}
      title="Sommer"
      note="12 billeder i album"
    />
  ),
  'album without pictures': <GalleryCard {...shape} title="Efterår" isEmpty price="595 kr" />,
  'without a picture': <GalleryCard {...shape} title="Vinter" />,
  'cover alone': <EmptyCover aspectRatio={1.5} />,
});

export const Loading = states({ usual: <GallerySkeleton lines={2} /> });

const bar = {
  title: 'Enkeltbilleder',
  buttons: threeButtons(),
  arrangement: { category: 'natur', sort: 'newest' as const },
  pathOf: () => '/',
  change: nothing,
  countOf: () => 7,
  isEmpty: false,
};

export const Bars = states({
  usual: <GalleryBar {...bar} />,
  loading: <GalleryBar {...bar} buttons={undefined} countOf={() => undefined} />,
  empty: <GalleryBar {...bar} isEmpty />,
  'with a link': <GalleryBar {...bar} link={<a href="#favourites">Favoritter</a>} />,
});

export const Captions = states({
  usual: (
    <Caption
      title="Klitten"
      description="En morgen i november."
      facts={[
        ['Kamera', 'Nikon F2'],
        ['Taget', '3. november 2024'],
      ]}
    >
      <Button look="primary">Læg i kurv</Button>
      <ShareButton kind="billede" id="klitten" title="Klitten" />
    </Caption>
  ),
  'long title': (
    <Caption title={LONG} description="">
      <ShareButton kind="billede" id="klitten" title="Klitten" />
    </Caption>
  ),
});

const source = (list: () => Promise<ListPart<SingleImage>>): GallerySource<SingleImage> => ({
  list,
  around: list,
  served: () => undefined,
  counts: () => Promise.resolve({}),
});
const holding = (items: readonly SingleImage[], more?: typeof never) =>
  source(() =>
    Promise.resolve({ items, more, earlierCount: 0, extent: () => Promise.resolve(undefined) }),
  );

const viewer = lazyPage<ViewerProps<SingleImage>>(() =>
  Promise.resolve((props) => <OpenedItem {...props}>{() => null}</OpenedItem>),
);

const page = (from: GallerySource<SingleImage>, address = '/'): StoryObj => ({
  ...screen(
    // The bar stays below the header.
    <div style={{ paddingTop: 'var(--header-height)' }}>
      <GalleryPage
        route={routes.singleImages}
        title="Enkeltbilleder"
        source={from}
        buttons={threeButtons()}
        texts={{
          empty: 'Ingen billeder at vise lige nu!',
          gone: 'Billedet er her ikke længere. Måske finder du et andet, du holder af.',
          errors: { fallback: '❌ Der opstod en fejl ved indlæsning af enkeltbilleder' },
        }}
        pictureOf={({ picture }) => picture}
        card={(image, place) => card(image, place)}
        viewer={viewer}
      />
    </div>,
  ),
  parameters: { address },
});

export const PageWithMore = page(holding(images, never));
export const PageLoading = page(source(never));
export const PageFailed = page(source(() => Promise.reject(new AppError('network'))));
export const PageEmpty = page(holding([]));
export const PageEmptyCategory = page(holding(images), '/?kategori=urban');
export const PageItemGone = page(holding(images), '/?vis=lost');
