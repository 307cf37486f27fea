import type { Box } from '#src/model/base/geometry.ts';
import { cropTexts } from '#src/model/files/texts.ts';
import styles from './CropDialog.module.css';

interface CropPreviewProps {
  url: string;
  area: { percent: Box; pixels: Box } | undefined;
}

const MAX_HEIGHT_REM = 9;

/** What will be seen of the picture. */
export function CropPreview({ url, area }: CropPreviewProps) {
  const ratio = area ? area.pixels.width / area.pixels.height : 1;
  return (
    <figure className={styles['preview']}>
      <figcaption className={styles['caption']}>{cropTexts.preview}</figcaption>
      <div
        className={styles['window']}
        style={{ aspectRatio: ratio, width: `min(100%, ${MAX_HEIGHT_REM * ratio}rem)` }}
      >
        {area && (
          <img
            src={url}
            alt=""
            className={styles['cut']}
            style={{
              width: `${10_000 / area.percent.width}%`,
              translate: `${-area.percent.x}% ${-area.percent.y}%`,
            }}
          />
        )}
      </div>
    </figure>
  );
}
