import sharp from 'sharp';
import { site } from '#src/config/site.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { markSvg, strokeSvg } from '#src/model/watermarks/markSvg.ts';
import { type MarkKind, pictureMarks } from '#src/model/watermarks/pictureMarks.ts';
import { strokeText } from '#src/model/watermarks/strokeText.ts';

const INK = '#1b1a18';
const PAPER = '#faf8f5';
const ACCENT = '#c2673a';
/** Paler than the accent: it stands on pictures too. */
const LOGO_COLOUR = '#d07c50';
const LOGO_HEIGHT_PX = 160;

const words = { business: site.businessName, copyright: site.copyrightText };

/** Draws the watermark for a picture of this size as an SVG document. */
export function markDrawing(kind: MarkKind, picture: Size): Buffer {
  const marks = pictureMarks({ mark: kind }, picture, words);
  return Buffer.from(markSvg({ size: picture, marks }));
}

/**
 * The logo: the name in thin capitals over a horizon. In one colour on nothing, so that it stands on
 * paper, on ink and on a picture alike.
 */
export async function makeLogo(): Promise<Buffer> {
  const name = strokeText(site.businessName, { size: 76, tracking: 0.36, weight: 0.1 });
  const width = Math.round(name.width);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LOGO_HEIGHT_PX}">
    <g transform="translate(0 98)" stroke="${LOGO_COLOUR}">${strokeSvg(name)}</g>
    <path d="M0 138H${width}" stroke="${LOGO_COLOUR}" stroke-width="4"/>
    <path d="M${width / 2 - 22} 138A22 22 0 0 1 ${width / 2 + 22} 138Z" fill="${LOGO_COLOUR}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
}

/** A neutral icon for payment by phone. */
export async function makePaymentIcon(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <rect x="2" y="2" width="60" height="60" rx="12" fill="${INK}"/>
    <rect x="20" y="10" width="24" height="44" rx="4" stroke="${PAPER}" stroke-width="2.6"/>
    <path d="M29 48.5H35" stroke="${PAPER}" stroke-width="2.6"/>
    <path d="M26 29L31 34L39 23" stroke="${ACCENT}" stroke-width="3.4"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
