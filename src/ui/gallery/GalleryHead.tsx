import { Suspense } from 'react';
import type { GalleryDescription } from '#src/model/content/searchEngines.ts';
import { lazyPage } from '../layout/lazyPage.ts';
import { PageData, PageHead } from '../layout/PageHead.tsx';

interface GalleryHeadProps {
  gallery: GalleryDescription;
}

// Only search engines read structured data, so the pictures do not wait for it.
const GalleryData = lazyPage<GalleryHeadProps>(async () => {
  const { galleryGraph } = await import('#src/lib/structuredData.ts');
  return ({ gallery }) => <PageData jsonLd={galleryGraph(gallery)} />;
}, 'nothing');

/** The head tags of a gallery's page while nothing is open. */
export function GalleryHead({ gallery }: GalleryHeadProps) {
  const { name, description, path, pictures } = gallery;
  return (
    <>
      <PageHead title={name} description={description} path={path} image={pictures[0]?.src} />
      <Suspense>
        <GalleryData gallery={gallery} />
      </Suspense>
    </>
  );
}
