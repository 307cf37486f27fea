import { site } from '#src/config/site.ts';
import { pictureData } from '#src/shared/domain/structuredData.ts';
import type { DescribedPicture } from '#src/shared/domain/structuredData.ts';
import { PageHead } from '#src/ui/PageHead.tsx';

/** The head of the page while one picture or album is open. */
export function ItemHead({ described }: { described: DescribedPicture }) {
  const { title, description, path, src } = described;
  return (
    <PageHead
      title={title}
      description={description || undefined}
      path={path}
      image={src}
      jsonLd={pictureData(site, described)}
    />
  );
}
