import type { ReactNode } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import * as portfolio from '#src/data/repos/catalogue/portfolio.ts';
import { moveItem } from '#src/model/base/lists.ts';
import { portfolioErrors } from '#src/model/catalogue/editing/editorTexts.ts';
import {
  FEATURED_MAX_COUNT,
  FEATURED_ORDER_MAX_COUNT,
  featuredPictures,
} from '#src/model/catalogue/frontPage.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { frontPageEditorTexts } from '#src/model/content/editorTexts.ts';
import { smallUrl } from '#src/model/files/picture.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { useEditedResource } from '../editing/useDocumentEditor.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import sheetStyles from '../uploads/Sheet.module.css';
import styles from './FrontPageEditor.module.css';

const TILE_RATIO = 4 / 3;

interface TileProps {
  item: PortfolioItem;
  handle: ReactNode;
  /** There is no room for it on the front page. */
  isLeftOut: boolean;
}

function Tile({ item, handle, isLeftOut }: TileProps) {
  return (
    <div className={styles['tile']}>
      <PrivateImage
        path={previewPath(item)}
        read={readPrivatePicture}
        src={smallUrl(item)}
        alt=""
        aspectRatio={TILE_RATIO}
        placeholder={item.picture.placeholder}
      />
      <span className={sheetStyles['name']}>{item.title}</span>
      {isLeftOut && <p className={sheetStyles['note']}>{frontPageEditorTexts.noRoom}</p>}
      <div className={sheetStyles['actions']}>{handle}</div>
    </div>
  );
}

interface FeaturedPicturesProps {
  /** The ids of the pictures as they are arranged. */
  order: readonly string[];
  onReorder: (order: string[]) => void;
}

/** The featured pictures of the portfolio in their order on the front page. */
export function FeaturedPictures({ order, onReorder }: FeaturedPicturesProps) {
  const list = useEditedResource({
    read: portfolio.listFeatured,
    watch: portfolio.watchFeatured,
  });
  return (
    <section className={styles['featured']}>
      <h2 className={styles['heading']}>{frontPageEditorTexts.featuredTitle}</h2>
      <AsyncView state={list} skeleton={<Skeleton height="9rem" />} errors={portfolioErrors.load}>
        {(all) => {
          const items = featuredPictures(all, order);
          return (
            <>
              <p className={styles['hint']}>
                {items.length === 0
                  ? frontPageEditorTexts.noneFeatured
                  : frontPageEditorTexts.featuredHint}
              </p>
              <SortableList
                items={items}
                layout="grid"
                className={sheetStyles['sheet']}
                nameOf={({ title }) => title}
                onMove={(id, toIndex) => {
                  const moved = moveItem(items, id, toIndex).map((item) => item.id);
                  onReorder(moved.slice(0, FEATURED_ORDER_MAX_COUNT));
                }}
                renderItem={(item, handle, index) => (
                  <Tile item={item} handle={handle} isLeftOut={index >= FEATURED_MAX_COUNT} />
                )}
              />
            </>
          );
        }}
      </AsyncView>
    </section>
  );
}
