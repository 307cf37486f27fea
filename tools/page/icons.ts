import sharp from 'sharp';

const ACCENT = '#a4481f';
const LINE = '#fffaf6';

interface IconLook {
  /** How much of the square the drawing takes. */
  share: number;
  cornerRadius: number;
}

/** A frame with a horizon in it: the drawing of `public/favicon.svg`, in any size. */
function drawing({ share, cornerRadius }: IconLook): string {
  const scale = share * 2;
  const move = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="${cornerRadius}" fill="${ACCENT}" />
    <g transform="translate(${move} ${move}) scale(${scale})" fill="none" stroke="${LINE}" stroke-width="1.5">
      <rect x="8" y="9" width="16" height="14" />
      <path d="M8 20 13.3 15.5 16.8 18.5 20.3 14.7 24 18.2" stroke-linejoin="round" />
    </g>
  </svg>`;
}

interface Icon extends IconLook {
  name: string;
  size: number;
  purpose?: 'any' | 'maskable';
}

/** A maskable icon may lose everything outside a circle of four fifths. */
export const ICONS: readonly Icon[] = [
  { name: 'icon-180.png', size: 180, share: 0.6, cornerRadius: 0 },
  { name: 'icon-192.png', size: 192, share: 0.62, cornerRadius: 5, purpose: 'any' },
  { name: 'icon-512.png', size: 512, share: 0.62, cornerRadius: 5, purpose: 'any' },
  { name: 'maskable-192.png', size: 192, share: 0.48, cornerRadius: 0, purpose: 'maskable' },
  { name: 'maskable-512.png', size: 512, share: 0.48, cornerRadius: 0, purpose: 'maskable' },
];

export function drawIcon(icon: Icon): Promise<Buffer> {
  const source = Buffer.from(drawing(icon));
  // Drawn at its own size rather than enlarged.
  return sharp(source, { density: (72 * icon.size) / 32 })
    .resize(icon.size)
    .png()
    .toBuffer();
}
