import { site } from '#src/config/site.ts';
import { pictureData } from '#src/shared/domain/structuredData.ts';
import type { PortfolioItem } from '#src/shared/schemas/portfolioItem.ts';
import { galleryTexts } from '#src/shared/texts/gallery.ts';
import type { Opened } from '#src/ui/gallery/GalleryPage.tsx';
import { ShareButton } from '#src/ui/gallery/ShareButton.tsx';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';
import type { LightboxPicture } from '#src/ui/Lightbox/Lightbox.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './PortfolioViewer.module.css';
import { describeItem, publicUrl } from './publicPicture.ts';

function toPicture(item: PortfolioItem): LightboxPicture {
  const { id, title, picture } = item;
  return { ...picture, id, title, src: publicUrl(item) };
}

/** One picture of the portfolio in full size, at an address of its own. */
export function PortfolioViewer({ item, items, open }: Opened<PortfolioItem>) {
  const described = describeItem(item);
  const { title, description, path, src } = described;
  return (
    <>
      <PageHead
        title={title}
        description={description || undefined}
        path={path}
        image={src}
        jsonLd={pictureData(site, described)}
      />
      <Lightbox
        label={galleryTexts.viewer}
        pictures={items.map(toPicture)}
        currentId={item.id}
        onShow={open.show}
        onClose={open.close}
      >
        <div className={styles['caption']}>
          <h2 className={styles['title']}>{title}</h2>
          {description !== '' && <p className={styles['description']}>{description}</p>}
          <ShareButton kind="portfolio" id={item.id} title={title} />
        </div>
      </Lightbox>
    </>
  );
}
