import type { PlacedMark } from './ownMark.ts';
import type { PictureMark } from './pictureMarks.ts';
import type { DrawnFile } from './picturePlan.ts';
import type { StrokeText } from './strokeText.ts';

/** A text as SVG paths without colour: the caller sets the stroke. */
export function strokeSvg({ scale, pen, letters }: StrokeText): string {
  const paths = letters.map(
    ({ path, x, y }) => `<path transform="translate(${x.toFixed(3)} ${y})" d="${path}"/>`,
  );
  const pens = `fill="none" stroke-width="${pen.toFixed(3)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="scale(${scale.toFixed(5)})" ${pens}>${paths.join('')}</g>`;
}

function shapesOf({ text, places, opacity, shadowOpacity, shadowOffset }: PictureMark): string {
  const paths = strokeSvg(text);
  const shapes = places
    .map(
      ({ x, y, scale, angleDegrees }) =>
        `<g transform="translate(${x.toFixed(3)} ${y.toFixed(3)}) rotate(${angleDegrees}) scale(${scale.toFixed(5)})">${paths}</g>`,
    )
    .join('');
  const shift = shadowOffset.toFixed(3);
  const shadow = `<g stroke="#000" opacity="${shadowOpacity.toFixed(3)}" transform="translate(${shift} ${shift})">${shapes}</g>`;
  return `${shadow}<g stroke="#fff" opacity="${opacity.toFixed(3)}">${shapes}</g>`;
}

function ownShapes({ png, boxes, opacity }: PlacedMark): string {
  const [box] = boxes;
  if (!box) return '';
  const mark = `<image id="mark" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`;
  const uses = boxes.map(({ x, y }) => `<use href="#mark" x="${x}" y="${y}"/>`);
  return `<defs>${mark}</defs><g opacity="${opacity.toFixed(3)}">${uses.join('')}</g>`;
}

/** The marks of a picture as an SVG document, for programs without a canvas. */
export function markSvg({
  size: { width, height },
  marks,
  own,
}: Pick<DrawnFile, 'size' | 'marks' | 'own'>): string {
  const shapes = [...marks.map(shapesOf), own ? ownShapes(own) : ''].join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
}
