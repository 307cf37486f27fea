import { useState } from 'react';
import * as home from '#src/data/repos/content/home.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { once } from '#src/model/base/async.ts';
import { frontPagePictures } from '#src/model/catalogue/frontPage.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { largeUrl } from '#src/model/files/picture.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { aspectRatioOf, srcSet } from '#src/ui/gallery/pictureAttributes.ts';
import styles from './AuthPicture.module.css';

/** Read once for all pages that show the picture. */
const pictures = { read: once(home.portfolio.read) };

/** The narrowest picture loses least in the upright frame. */
function narrowest(items: readonly PortfolioItem[]): PortfolioItem | undefined {
  return frontPagePictures(items, []).reduce<PortfolioItem | undefined>((found, item) => {
    const isNarrower = !found || aspectRatioOf(item.picture) < aspectRatioOf(found.picture);
    return isNarrower ? item : found;
  }, undefined);
}

function Picture({ item }: { item: PortfolioItem }) {
  const [outcome, setOutcome] = useState<'waiting' | 'sharp' | 'failed'>('waiting');
  if (outcome === 'failed') return null;
  return (
    <img
      // A picture in the browser's cache is complete at once and needs no fade-in.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setOutcome('sharp');
      }}
      className={classNames(styles['picture'], outcome === 'sharp' && styles['sharp'])}
      src={largeUrl(item)}
      srcSet={srcSet(item.picture.sources)}
      sizes="50vw"
      alt=""
      onLoad={() => setOutcome('sharp')}
      onError={() => setOutcome('failed')}
    />
  );
}

/** A picture of the portfolio as decoration. */
export function AuthPicture() {
  const { value = [] } = useResource(pictures);
  const item = narrowest(value);
  const style = item?.picture.placeholder && {
    backgroundImage: `url("${item.picture.placeholder}")`,
  };
  return (
    <div className={styles['frame']} style={{ ...style }}>
      {item && largeUrl(item) !== '' && <Picture item={item} />}
    </div>
  );
}
