import { galleryGraph } from '#src/lib/structuredData.ts';
import type { DescribedGallery } from '#src/model/content/searchEngines.ts';
import { PageHead } from '../PageHead.tsx';

/** The head of a gallery's page while nothing is open. */
export function ListHead({ gallery }: { gallery: DescribedGallery }) {
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
