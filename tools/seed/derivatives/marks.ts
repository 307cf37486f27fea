import { site } from '#src/config/site.ts';
import { logoWatermark, portfolioText, tiledText } from '#src/shared/domain/watermarkLayout.ts';
import type { Size } from '#src/shared/domain/watermarkLayout.ts';
import { strokeText } from './strokeText.ts';

/** What is drawn over a picture before it is published. */
export type MarkKind = 'shop' | 'portfolio' | 'none';

const LOGO_STYLE = { size: 100, tracking: 0.42, weight: 0.075 };
const TILE_OPACITY = 0.13;
const TEXT_WEIGHT = 0.09;
const BOLD_WEIGHT = 0.17;
const TEXT_OPACITY = 0.9;
// Capitals reach about seven tenths of the font size, as in most typefaces.
const CAPITAL_RATIO = 0.7;

/** The drawing for a picture of this size as an SVG document, or undefined when it stays bare. */
export function markSvg(kind: MarkKind, picture: Size): string | undefined {
  if (kind === 'none') return undefined;
  const shapes = kind === 'shop' ? shopMark(picture) : portfolioMark(picture);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">${shapes}</svg>`;
}

/** White strokes with a dark ghost beneath them: readable on snow and on night. */
function inked(shapes: string, { opacity, shift }: { opacity: number; shift: number }): string {
  const ghost = `<g stroke="#000" opacity="${(opacity * 0.45).toFixed(3)}" transform="translate(${shift.toFixed(2)} ${shift.toFixed(2)})">${shapes}</g>`;
  return `${ghost}<g stroke="#fff" opacity="${opacity.toFixed(3)}">${shapes}</g>`;
}

function shopMark(picture: Size): string {
  return tilesOver(picture) + logoIn(picture);
}

function tilesOver(picture: Size): string {
  const style = { tracking: 0.25, weight: TEXT_WEIGHT };
  const measured = strokeText(site.copyrightText, { ...style, size: 1 });
  const sized = tiledText(picture, 0).fontSize * CAPITAL_RATIO;
  const text = strokeText(site.copyrightText, { ...style, size: sized });
  const layout = tiledText(picture, measured.width * sized);
  const tiles = layout.tiles.map(
    ({ x, y }) =>
      `<g transform="translate(${(x - text.width / 2).toFixed(1)} ${(y + sized / 2).toFixed(1)})">${text.paths}</g>`,
  );
  const place = `translate(${layout.origin.x.toFixed(1)} ${layout.origin.y.toFixed(1)}) rotate(${layout.angleDegrees})`;
  const shapes = `<g transform="${place}">${tiles.join('')}</g>`;
  return inked(shapes, { opacity: TILE_OPACITY, shift: sized * 0.06 });
}

function logoIn(picture: Size): string {
  const logo = strokeText(site.businessName, LOGO_STYLE);
  const box = logoWatermark(picture, { width: logo.width, height: LOGO_STYLE.size * 1.1 });
  const scale = box.width / logo.width;
  const baseline = box.y + box.height - LOGO_STYLE.size * 0.05 * scale;
  const place = `translate(${box.x.toFixed(1)} ${baseline.toFixed(1)}) scale(${scale.toFixed(4)})`;
  const shapes = `<g transform="${place}">${logo.paths}</g>`;
  return inked(shapes, { opacity: box.opacity, shift: Math.max(0.6, box.height * 0.03) });
}

function portfolioMark(picture: Size): string {
  const place = portfolioText(picture);
  const size = place.fontSize * CAPITAL_RATIO;
  const text = strokeText(site.copyrightText, { size, tracking: 0.16, weight: BOLD_WEIGHT });
  const shapes = `<g transform="translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})">${text.paths}</g>`;
  return inked(shapes, { opacity: TEXT_OPACITY, shift: Math.max(0.8, size * 0.07) });
}
