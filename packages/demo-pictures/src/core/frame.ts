import { HOUSE_LOOK, type Look } from './develop.ts';
import type { Raster, Size } from './raster.ts';

/** The proportions that occur, width to height. */
export const SHAPES = {
  '3:2': [3, 2],
  '2:3': [2, 3],
  '4:5': [4, 5],
  '1:1': [1, 1],
  '16:9': [16, 9],
  '21:9': [21, 9],
} as const;

export type Shape = keyof typeof SHAPES;

/** The size and the random seed that a scene is painted with. */
export interface Frame extends Size {
  readonly seed: number;
}

/** Paints a scene into a frame of any size. */
export type Painter = (frame: Frame) => Raster | Promise<Raster>;

export interface Picture {
  readonly id: string;
  readonly shape: Shape;
  readonly seed: number;
  readonly paint: Painter;
  readonly look?: Partial<Look>;
}

/** The size with that shape that holds at least so many pixels, in steps of 8. */
export function sizeOf(shape: Shape, pixels: number): Size {
  const [across, down] = SHAPES[shape];
  const unit = Math.sqrt(pixels / (across * down));
  const upTo8 = (value: number): number => Math.ceil(value / 8) * 8;
  return { width: upTo8(unit * across), height: upTo8(unit * down) };
}

export function lookOf(picture: Picture): Look {
  return { ...HOUSE_LOOK, ...picture.look };
}
