import { site } from '#src/config/site.ts';
import { galleryData } from '#src/shared/domain/structuredData.ts';
import type { DescribedGallery } from '#src/shared/domain/structuredData.ts';
import { PageHead } from '#src/ui/PageHead.tsx';

/** The head of a gallery's page while nothing is open. */
export function ListHead({ gallery }: { gallery: DescribedGallery }) {
  const { name, description, path, pictures } = gallery;
  return (
    <PageHead
      title={name}
      description={description}
      path={path}
      image={pictures[0]?.src}
      jsonLd={galleryData(site, gallery)}
    />
  );
}
