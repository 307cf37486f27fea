import { Download } from 'lucide-react';
import { useRef } from 'react';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import { mayDownload } from '#src/model/clients/files.ts';
import type { DownloadSize, SavedSize } from '#src/model/clients/schema.ts';
import { clientTexts, clientErrors } from '#src/model/clients/texts.ts';
import { GalleryParts } from '#src/options/GalleryParts.tsx';
import { showToast } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import { wantMore } from './choosing.ts';
import { ReturnedBuyer, type ShownPicture, type useOpenPicture } from './clientGallery.ts';
import styles from './ClientViewer.module.css';
import { ChooseButtons } from './Heart.tsx';

/** Fetched with the first press: most only look. */
const loadSaving = () => import('./savePictures.ts');

interface SaveButtonProps {
  picture: ShownPicture;
  size: SavedSize;
  label: string;
}

function SaveButton({ picture, size, label }: SaveButtonProps) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const fetched = useRef<File>(undefined);
  const { pending, submit } = useSubmit(
    async () => {
      const saving = await loadSaving();
      fetched.current ??= await saving.fetchPicture(picture, size);
      const file = fetched.current;
      const opensSheet =
        isTouched && 'canShare' in navigator && navigator.canShare({ files: [file] });
      if (!opensSheet) saving.saveFile(file, file.name);
      else if (!(await saving.openShareSheet(file))) showToast({ text: clientTexts.pressAgain });
    },
    { errors: clientErrors.save },
  );
  return (
    <Button look="quiet" busy={pending} onClick={() => void submit()}>
      <Icon of={Download} />
      {pending ? clientTexts.saving : label}
    </Button>
  );
}

interface SaveButtonsProps {
  picture: ShownPicture;
  /** The size that the photographer allows. */
  downloads: DownloadSize;
}

/** Saves one picture in the sizes that are allowed; on a phone among the photos. */
function SaveButtons({ picture, downloads }: SaveButtonsProps) {
  return (
    <>
      {mayDownload(downloads, 'web') && (
        <SaveButton picture={picture} size="web" label={clientTexts.saveWeb} />
      )}
      {mayDownload(downloads, 'original') && (
        <SaveButton picture={picture} size="original" label={clientTexts.saveOriginal} />
      )}
    </>
  );
}

interface ClientViewerProps {
  gallery: OpenedGallery;
  /** At least one. */
  pictures: readonly ShownPicture[];
  open: ReturnType<typeof useOpenPicture>;
}

/** The pictures of a gallery one by one. */
export function ClientViewer({ gallery, pictures, open }: ClientViewerProps) {
  const isPhone = useMediaQuery('(width < 40rem)');
  const current = pictures.find(({ id }) => id === open.openId) ?? pictures[0];
  if (!current) return null;
  return (
    <Lightbox
      label={gallery.title}
      pictures={pictures}
      currentId={current.id}
      onShow={open.show}
      onClose={open.close}
      hasThumbnails={!isPhone}
      thumbnailsLabel={clientTexts.pictures(pictures.length)}
    >
      <ReturnedBuyer />
      <div className={styles['caption']}>
        <p className={styles['name']}>
          {current.section === '' ? current.title : `${current.title} · ${current.section}`}
        </p>
        <div className={styles['actions']}>
          <ChooseButtons gallery={gallery} picture={current} />
          <GalleryParts
            at="picture"
            gallery={gallery}
            onWant={() => wantMore({ pictureIds: [current.id] })}
          />
          <SaveButtons key={current.id} picture={current} downloads={gallery.downloads} />
        </div>
      </div>
    </Lightbox>
  );
}
