import { useDeferredValue, useMemo } from 'react';
import { site } from '#src/config/site.ts';
import { readPrivatePicture } from '#src/data/http.ts';
import * as searchedCatalogue from '#src/data/repos/catalogue/searchedCatalogue.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type { AlbumImage, SingleImage } from '#src/model/catalogue/schema.ts';
import { pictureFinishes } from '#src/model/watermarks/finish.ts';
import { watermarkFrom, type WatermarkValues } from '#src/model/watermarks/form.ts';
import { markSvg } from '#src/model/watermarks/markSvg.ts';
import type { OwnMark } from '#src/model/watermarks/ownMark.ts';
import { picturePlan } from '#src/model/watermarks/picturePlan.ts';
import { watermarkErrors, watermarkTexts as texts } from '#src/model/watermarks/texts.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import styles from './Watermark.module.css';

const SHOWN_COUNT = 5;

/** Some have no picture without a watermark. An album brings along all its pictures. */
const READ = { images: 20, albums: 3 };

const words = { business: site.businessName, copyright: site.copyrightText };

type Image = AlbumImage | SingleImage;

/** Those whose picture without a watermark can be read. */
const canBeShown = (image: Image): boolean => previewPath(image) !== '' && image.picture.width > 0;

/** A few of the newest pictures; the albums are read where there are not enough others. */
async function somePictures(): Promise<Image[]> {
  const singles: Image[] = (await searchedCatalogue.newestImages(READ.images)).filter(canBeShown);
  if (singles.length >= SHOWN_COUNT) return singles.slice(0, SHOWN_COUNT);
  const albums = await searchedCatalogue.newestAlbums(READ.albums);
  const inAlbums = albums.flatMap(({ images }) => images);
  return [...singles, ...inAlbums.filter(canBeShown)].slice(0, SHOWN_COUNT);
}

const resource = { read: somePictures };

/** The mark as it will be drawn on the largest width. */
function markOf({ picture }: Image, own: OwnMark | null): string {
  const plan = picturePlan(picture, { ...pictureFinishes.enkeltbilleder, own }, words);
  const largest = plan.shown.at(-1);
  return largest ? `data:image/svg+xml,${encodeURIComponent(markSvg(largest))}` : '';
}

function MarkedPicture({ image, own }: { image: Image; own: OwnMark | null }) {
  const mark = useMemo(() => markOf(image, own), [image, own]);
  const { picture, title } = image;
  return (
    <li className={styles['picture']}>
      <PrivateImage
        path={previewPath(image)}
        read={readPrivatePicture}
        src=""
        alt={texts.previewAlt(title)}
        aspectRatio={picture.width / picture.height}
        placeholder={picture.placeholder}
      />
      <img className={styles['mark']} src={mark} alt="" />
    </li>
  );
}

/** Shows what is chosen on pictures of the shop, before it is saved. */
export function WatermarkPreview({ values }: { values: WatermarkValues }) {
  const some = useResource(resource);
  const { kind, png, width, height, place, share, opacity } = useDeferredValue(values);
  const own = useMemo(
    () => watermarkFrom({ kind, png, width, height, place, share, opacity }),
    [kind, png, width, height, place, share, opacity],
  );
  return (
    <AsyncView state={some} skeleton={null} errors={watermarkErrors.preview}>
      {(pictures) =>
        pictures.length === 0 ? (
          <p>{texts.noPreview}</p>
        ) : (
          <figure className={styles['preview']}>
            <figcaption>{texts.preview}</figcaption>
            <ul className={styles['pictures']}>
              {pictures.map((image) => (
                <MarkedPicture key={image.id} image={image} own={own} />
              ))}
            </ul>
          </figure>
        )
      }
    </AsyncView>
  );
}
