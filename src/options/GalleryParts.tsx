import { createElement, Suspense, type Attributes } from 'react';
import { galleryOptionsOf } from './galleryList.ts';
import type { GalleryPlaces } from './galleryOption.ts';

type GalleryPartsProps<Place extends keyof GalleryPlaces> = GalleryPlaces[Place] & { at: Place };

/** Shows what a gallery has for one of its places. */
export function GalleryParts<Place extends keyof GalleryPlaces>(props: GalleryPartsProps<Place>) {
  const parts = galleryOptionsOf(props.gallery).map(({ shows }) => shows[props.at]);
  return (
    <Suspense>
      {parts.map((part, key) =>
        createElement<GalleryPlaces[Place] & Attributes>(part, { ...props, key }),
      )}
    </Suspense>
  );
}
