import { galleryGraph, itemGraph } from '#src/lib/structuredData.ts';
import type { GalleryDescription, PictureDescription } from '#src/model/content/searchEngines.ts';
import { PageHead } from '../layout/PageHead.tsx';

/** The head tags of a gallery's page while nothing is open. */
export function GalleryHead({ gallery }: { gallery: GalleryDescription }) {
  const { name, description, path, pictures } = gallery;
  return (
    <PageHead
      title={name}
      description={description}
      path={path}
      image={pictures[0]?.src}
      jsonLd={galleryGraph(gallery)}
    />
  );
}

interface ItemHeadProps {
  described: PictureDescription;
  /** The page of the gallery that the item belongs to. */
  gallery: { name: string; path: string };
}

/** The head tags of a gallery's page while one picture or album is open. */
export function ItemHead({ described, gallery }: ItemHeadProps) {
  const { title, description, path, src } = described;
  return (
    <PageHead
      title={title}
      description={description || undefined}
      path={path}
      image={src}
      jsonLd={itemGraph(described, gallery)}
    />
  );
}
