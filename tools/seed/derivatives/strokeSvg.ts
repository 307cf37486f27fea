import type { StrokeText } from '#src/shared/domain/strokeText.ts';

/** A text as SVG paths without colour: the caller sets the stroke. */
export function strokeSvg({ scale, pen, letters }: StrokeText): string {
  const paths = letters.map(
    ({ path, x, y }) => `<path transform="translate(${x.toFixed(2)} ${y})" d="${path}"/>`,
  );
  const pens = `fill="none" stroke-width="${pen.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="scale(${scale.toFixed(4)})" ${pens}>${paths.join('')}</g>`;
}
