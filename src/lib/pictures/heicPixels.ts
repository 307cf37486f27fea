import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import { AppError } from '#src/model/base/errors.ts';
import type { Size } from '#src/model/base/geometry.ts';
import { heicColours, heicMetadata, type HeicMetadata } from './heicFile.ts';

/** Light of Display P3 as light of the web. */
const P3_TO_SRGB = [
  [1.224_94, -0.224_94, 0],
  [-0.042_06, 1.042_06, 0],
  [-0.019_64, -0.078_64, 1.098_27],
] as const;

const lightOf = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const valueOf = (light: number): number =>
  light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** Light is rounded to steps that differ by less than one of the values between 0 and 255. */
const STEPS = 16_383;

/** Changes pixels of Display P3, as telephones take them, to those of the web. */
export function convertToSrgb(pixels: Uint8ClampedArray): void {
  const lights = Float32Array.from({ length: 256 }, (_, value) => lightOf(value / 255));
  const values = Uint8ClampedArray.from(
    { length: STEPS + 1 },
    (_, step) => 255 * valueOf(step / STEPS),
  );
  const written = (light: number): number =>
    values[Math.round(Math.min(1, Math.max(0, light)) * STEPS)] ?? 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const red = lights[pixels[at] ?? 0] ?? 0;
    const green = lights[pixels[at + 1] ?? 0] ?? 0;
    const blue = lights[pixels[at + 2] ?? 0] ?? 0;
    for (const [channel, [fromRed, fromGreen, fromBlue]] of P3_TO_SRGB.entries()) {
      pixels[at + channel] = written(fromRed * red + fromGreen * green + fromBlue * blue);
    }
  }
}

/** Pixels of four bytes each, as a canvas takes them. */
export interface Pixels extends Size {
  data: Uint8ClampedArray<ArrayBuffer>;
}

interface Plane extends Size {
  stride: number;
  data: Uint8Array<ArrayBuffer>;
}

/** The pixels without what the decoder adds behind each row. */
function withoutPadding({ data, stride, width, height }: Plane): Pixels {
  const rowBytes = 4 * width;
  for (let row = 1; row < height && stride !== rowBytes; row += 1) {
    data.copyWithin(row * rowBytes, row * stride, row * stride + rowBytes);
  }
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, rowBytes * height);
  return { data: pixels, width, height };
}

/** The parts of the library that it describes as `any`. */
interface Decoder extends Omit<
  MainModule,
  'heif_js_context_get_primary_image_handle' | 'heif_js_decode_image2'
> {
  heif_js_context_get_primary_image_handle: (
    context: ReturnType<MainModule['heif_context_alloc']>,
  ) => Handle;
  heif_js_decode_image2: (
    picture: Handle,
    colours: MainModule['heif_colorspace']['heif_colorspace_RGB'],
    layout: MainModule['heif_chroma']['heif_chroma_interleaved_RGBA'],
  ) => Promise<{ channels?: Plane[] }>;
}

type Handle = Parameters<MainModule['heif_image_handle_get_width']>[0];

async function decodeBytes(heif: Decoder, bytes: Uint8Array, maxPixels: number): Promise<Pixels> {
  const context = heif.heif_context_alloc();
  const { code } = heif.heif_context_read_from_memory(context, bytes);
  if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('The file is damaged');
  const picture = heif.heif_js_context_get_primary_image_handle(context);
  const pixels =
    heif.heif_image_handle_get_width(picture) * heif.heif_image_handle_get_height(picture);
  if (pixels > maxPixels) throw new AppError('upload/too-many-pixels');
  const { heif_colorspace_RGB: rgb } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGBA: rgba } = heif.heif_chroma;
  const { channels: [plane] = [] } = await heif.heif_js_decode_image2(picture, rgb, rgba);
  if (!plane) throw new Error('The pixels could not be decoded');
  return withoutPadding(plane);
}

/**
 * Decodes a HEIC file to upright pixels in the colours of the web. Each picture takes a decoder of its own:
 * the memory of one that is kept would never shrink again.
 */
export async function heicPixels(
  bytes: Uint8Array,
  startDecoder: () => Promise<MainModule>,
  maxPixels: number,
): Promise<Pixels> {
  const heif = await startDecoder();
  try {
    const colours = heicColours(bytes);
    if (!colours) throw new Error('The colours of the picture are not known here');
    const pixels = await decodeBytes(heif, bytes, maxPixels);
    if (colours === 'display-p3') convertToSrgb(pixels.data);
    return pixels;
  } catch (thrown) {
    if (thrown instanceof AppError) throw thrown;
    throw new AppError('upload/heic-unreadable', { cause: thrown });
  }
}

/** Reads what a HEIC file says beside its pixels; nothing where it is damaged. */
export async function readHeicMetadata(file: Blob): Promise<HeicMetadata> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return heicMetadata(bytes);
  } catch (thrown) {
    console.warn('The words in a HEIC file could not be kept', thrown);
    return { exif: undefined, xmp: undefined };
  }
}
