import type { OpenedGallery } from '#src/model/clients/contracts.ts';
import type { LazyPage } from '#src/ui/layout/lazyPage.tsx';

/** Pictures that a client wants; `limit` is that of a list which had no room for one more. */
export interface WantedPictures {
  pictureIds: readonly string[];
  limit?: number;
}

/** The places of a client's gallery where options show something, with what each is given. */
export interface GalleryPlaces {
  /** Among the buttons of a picture. */
  picture: { gallery: OpenedGallery; onWant: () => void };
  /** Among the buttons of a list of chosen pictures. */
  list: { gallery: OpenedGallery; isEmpty: boolean; onWant: () => void };
  /** Below those buttons. */
  note: { gallery: OpenedGallery };
  /** About pictures that somebody wants beyond what was agreed. */
  dialog: WantedPictures & {
    gallery: OpenedGallery;
    /** The newest access to the gallery. */
    access: () => string;
    /** The address that asks the same again, for somebody who has to sign in first. It holds the gallery's key. */
    returnTo: string;
    onClose: () => void;
  };
}

/** An addition to a client's gallery that an option makes. */
export interface GalleryOption {
  isOn: (gallery: OpenedGallery) => boolean;
  shows: { [Place in keyof GalleryPlaces]: LazyPage<GalleryPlaces[Place]> };
}
