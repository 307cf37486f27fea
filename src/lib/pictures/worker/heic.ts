import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';
import decoderAddress from 'libheif-js/libheif-wasm/libheif.wasm?url';
import { AppError } from '#src/model/base/errors.ts';
import { heicPixels, type Pixels } from '../heicPixels.ts';

/** A larger picture needs more than a gigabyte: ten bytes a pixel in the decoder and eight beside it. */
const MAX_PIXELS = 64_000_000;

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(decoderAddress);
  if (!answer.ok) throw new Error(`The decoder came with ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}

/** Starts a decoder for a single picture. */
async function startDecoder(): Promise<MainModule> {
  try {
    const { default: start } = await import('libheif-js/libheif-wasm/libheif.js');
    compiled ??= compile();
    const module = await compiled;
    const instantiateWasm = (
      imports: WebAssembly.Imports,
      begin: (instance: WebAssembly.Instance) => WebAssembly.Exports,
    ) => begin(new WebAssembly.Instance(module, imports));
    return start({ instantiateWasm });
  } catch (thrown) {
    compiled = undefined;
    throw new AppError('upload/decoder-missing', { cause: thrown });
  }
}

/** Decodes a HEIC file to pixels; its decoder is fetched at the first one. */
export const decodePixels = (bytes: Uint8Array): Promise<Pixels> =>
  heicPixels(bytes, startDecoder, MAX_PIXELS);

/** Decodes a HEIC file where the browser cannot, one at a time in all workers and pages. */
export function decodeHeic(file: Blob): Promise<ImageBitmap> {
  return navigator.locks.request('heic-decoder', async () => {
    const { data, width, height } = await decodePixels(new Uint8Array(await file.arrayBuffer()));
    return createImageBitmap(new ImageData(data, width, height));
  });
}
