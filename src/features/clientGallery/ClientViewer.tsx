import { ShoppingBag } from 'lucide-react';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { clientSaleTexts, clientTexts } from '#src/model/clients/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { Caption } from '#src/ui/gallery/Caption.tsx';
import { ChooseButtons } from './Heart.tsx';
import { SaveButtons } from './SaveButtons.tsx';
import { wantToBuy } from './choosing.ts';
import type { ShownPicture } from './clientPictures.ts';
import type { useOpenPicture } from './useOpenPicture.ts';

interface ClientViewerProps {
  gallery: OpenedGallery;
  /** At least one. */
  pictures: readonly ShownPicture[];
  open: ReturnType<typeof useOpenPicture>;
}

/** The pictures of a gallery one by one. */
export function ClientViewer({ gallery, pictures, open }: ClientViewerProps) {
  const current = pictures.find(({ id }) => id === open.openId) ?? pictures[0];
  if (!current) return null;
  const { picturePrice } = gallery;
  return (
    <Lightbox
      label={gallery.title}
      pictures={pictures}
      currentId={current.id}
      onShow={open.show}
      onClose={open.close}
      hasThumbnails
      thumbnailsLabel={clientTexts.pictures(pictures.length)}
    >
      <Caption title={current.title} description={current.section}>
        <ChooseButtons gallery={gallery} picture={current} />
        {picturePrice > 0 && (
          <Button look="quiet" onClick={() => wantToBuy([current.id])}>
            <Icon of={ShoppingBag} />
            {clientSaleTexts.buy(picturePrice)}
          </Button>
        )}
        <SaveButtons key={current.id} picture={current} downloads={gallery.downloads} />
      </Caption>
    </Lightbox>
  );
}
