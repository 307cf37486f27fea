import sharp from 'sharp';

const SIZE = { width: 6000, height: 4000 };
const JPEG_QUALITY = 90;
const UNLIKE = 3;

/** Draws light, shade and edges, so that decoding is as hard as for a photograph. */
function landscape(seed: number): string {
  const ridges = Array.from({ length: 60 }, (_, index) => {
    const x = (index * 997 + seed * 131) % SIZE.width;
    const y = (index * 613 + seed * 71) % SIZE.height;
    return `<path d="M${x} ${y}l700 -420l620 520l-300 380z" fill="hsl(${(index * 37 + seed * 11) % 360} 45% ${20 + (index % 6) * 11}%)" opacity="0.55"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#1d3a5c"/><stop offset="1" stop-color="#d9b98a"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>${ridges.join('')}</svg>`;
}

/** Makes a photograph of 24 megapixels with the grain of a sensor. */
async function makePhotograph(seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 14 };
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(landscape(seed)))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

/** Returns photographs; a few are used several times, because grain is slow to make. */
export async function makePhotographs(count: number): Promise<Buffer[]> {
  const made: Buffer[] = [];
  for (let seed = 0; seed < Math.min(count, UNLIKE); seed += 1) {
    made.push(await makePhotograph(seed));
  }
  return Array.from({ length: count }, (_, index) => made[index % made.length] ?? Buffer.alloc(0));
}

/** A WebP of noise, which weighs about as much as a photograph of its size. */
export function grain(size: { width: number; height: number }): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 18 };
  return sharp({ create: { ...size, channels: 3, background: '#257', noise } })
    .webp({ quality: 60, effort: 0 })
    .toBuffer();
}
