import sharp from 'sharp';

interface Size {
  width: number;
  height: number;
}

const KEY = { r: 196, g: 152, b: 96 };

function sheet({ width, height }: Size, background: { r: number; g: number; b: number }) {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A photograph to choose, as the file dialog would give it. */
export async function pictureFile(size: Size) {
  const buffer = await sheet(size, KEY).jpeg().toBuffer();
  return { name: 'billede.jpg', mimeType: 'image/jpeg', buffer };
}

/** An animation of two frames. */
export async function gifFile(size: Size) {
  const frames = [KEY, { r: 20, g: 40, b: 60 }].map((colour) =>
    sheet(size, colour).png().toBuffer(),
  );
  const buffer = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [200, 300], loop: 0 })
    .toBuffer();
  return { name: 'animation.gif', mimeType: 'image/gif', buffer };
}
