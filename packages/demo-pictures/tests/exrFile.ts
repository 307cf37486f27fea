/** The colour of each pixel in each channel group that `denoise` reads. */
export type Pixel = (
  x: number,
  y: number,
) => Readonly<Record<'light' | 'surface', readonly [number, number, number]>>;

const FLOAT = 2;

/** An OpenEXR file of uncompressed 32-bit scan lines, with the channels that Blender writes. */
export function exrFile(width: number, height: number, pixel: Pixel): Buffer {
  const planes: readonly (readonly [string, (x: number, y: number) => number])[] = [
    ...(['B', 'G', 'R'] as const).map(
      (name, k) =>
        [
          `ViewLayer.Combined.${name}`,
          (x: number, y: number) => pixel(x, y).light[2 - k] ?? 0,
        ] as const,
    ),
    ...(['B', 'G', 'R'] as const).map(
      (name, k) =>
        [
          `ViewLayer.Denoising Albedo.${name}`,
          (x: number, y: number) => pixel(x, y).surface[2 - k] ?? 0,
        ] as const,
    ),
    ...(['X', 'Y', 'Z'] as const).map(
      (name) => [`ViewLayer.Denoising Normal.${name}`, () => (name === 'Z' ? 1 : 0)] as const,
    ),
  ];
  const channels = planes.map(([name]) =>
    Buffer.concat([text(name), int(FLOAT), int(0), int(1), int(1)]),
  );
  const header = Buffer.concat([
    int(20000630),
    int(2),
    attribute('channels', 'chlist', Buffer.concat([...channels, text('')])),
    attribute('dataWindow', 'box2i', Buffer.concat([0, 0, width - 1, height - 1].map(int))),
    text(''),
  ]);
  const lines = Array.from({ length: height }, (_, y) => {
    const values = planes.flatMap(([, value]) =>
      Array.from({ length: width }, (_x, x) => value(x, y)),
    );
    const data = Buffer.from(Float32Array.from(values).buffer);
    return Buffer.concat([int(y), int(data.length), data]);
  });
  return Buffer.concat([header, Buffer.alloc(height * 8), ...lines]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`, 'latin1');
}

function int(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function attribute(name: string, type: string, value: Buffer): Buffer {
  return Buffer.concat([text(name), text(type), int(value.length), value]);
}
