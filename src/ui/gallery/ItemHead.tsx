import { itemGraph } from '#src/lib/structuredData.ts';
import type { DescribedPicture } from '#src/model/content/searchEngines.ts';
import { PageHead } from '../PageHead.tsx';

interface ItemHeadProps {
  described: DescribedPicture;
  /** The page that it is opened from. */
  gallery: { name: string; path: string };
}

/** The head of a gallery's page while one picture or album is open. */
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
