import { site } from '#src/config/site.ts';
import { pictureMarks } from '#src/shared/domain/pictureMarks.ts';
import type { MarkKind as DrawnMark, PictureMark } from '#src/shared/domain/pictureMarks.ts';
import type { Size } from '#src/shared/domain/geometry.ts';
import { strokeSvg } from './strokeSvg.ts';

/** What is drawn over a picture before it is published. */
export type MarkKind = DrawnMark | 'none';

const words = { business: site.businessName, copyright: site.copyrightText };

/** The drawing for a picture of this size as an SVG document, or undefined when it stays bare. */
export function markSvg(kind: MarkKind, picture: Size): string | undefined {
  if (kind === 'none') return undefined;
  const shapes = pictureMarks(kind, picture, words).map(shapesOf).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${shapes}</svg>`;
}

function shapesOf({ text, places, opacity, ghostOpacity, ghostShift }: PictureMark): string {
  const paths = strokeSvg(text);
  const shapes = places
    .map(
      ({ x, y, scale, angleDegrees }) =>
        `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angleDegrees}) scale(${scale.toFixed(4)})">${paths}</g>`,
    )
    .join('');
  const shift = ghostShift.toFixed(2);
  const ghost = `<g stroke="#000" opacity="${ghostOpacity.toFixed(3)}" transform="translate(${shift} ${shift})">${shapes}</g>`;
  return `${ghost}<g stroke="#fff" opacity="${opacity.toFixed(3)}">${shapes}</g>`;
}
