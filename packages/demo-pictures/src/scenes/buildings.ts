import { add, mix, type Rgb, scale, tint } from '../core/colour.ts';
import { clamp, smooth } from '../core/maths.ts';
import { between, createRandom, type Random } from '../core/random.ts';
import { blendPixel, type Raster, readPixel } from '../core/raster.ts';

/** The light that falls on a row of houses. */
export interface Street {
  /** The ground line of the houses, in pixels from the top. */
  readonly ground: number;
  readonly lamp: Rgb;
  readonly ambient: Rgb;
  /** The share of windows with light behind them. */
  readonly lit: number;
}

export interface Building {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly roof: 'gable' | 'step' | 'eaves' | 'flat';
  readonly wall: Rgb;
  readonly floorHeight: number;
  readonly bays: number;
  /** The amount of evening haze in front of it, 0–1. */
  readonly haze: number;
  readonly seed: number;
}

interface Pane {
  readonly light: Rgb;
  readonly blind: number;
}

const WINDOW_LIGHTS: readonly [Rgb, ...Rgb[]] = [
  [2.6, 1.45, 0.55],
  [2.1, 1.35, 0.7],
  [1.4, 1.05, 0.72],
  [1.1, 1.05, 1.0],
];

/** Paints one house front with its windows. */
export function paintBuilding(raster: Raster, building: Building, street: Street): void {
  const random = createRandom(building.seed);
  const floors = Math.max(1, Math.floor(building.height / building.floorHeight));
  const panes = Array.from({ length: floors * building.bays }, () => lightPane(random, street.lit));
  const top = street.ground - building.height;
  const fromX = Math.max(0, Math.floor(building.x));
  const toX = Math.min(raster.width - 1, Math.ceil(building.x + building.width));
  for (let y = Math.max(0, Math.floor(top - building.width * 0.62)); y < street.ground; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const cover = outline(building, street, [x, y]);
      if (cover <= 0) continue;
      const index = y * raster.width + x;
      const colour =
        y < top
          ? roofColour(building, street, y - top)
          : frontColour({ building, street, panes, floors }, x, y);
      const seen = mix(colour, readPixel(raster, index), building.haze);
      blendPixel(raster, index, { colour: seen, cover });
    }
  }
}

function lightPane(random: Random, lit: number): Pane {
  const on = random() < lit;
  const warm =
    WINDOW_LIGHTS[Math.floor(random() ** 1.6 * WINDOW_LIGHTS.length)] ?? WINDOW_LIGHTS[0];
  const blind = random();
  return { light: on ? scale(warm, between(random, 0.25, 1.15)) : [0, 0, 0], blind };
}

function outline(
  { x: left, width, height, roof }: Building,
  street: Street,
  [x, y]: readonly [number, number],
): number {
  const side = clamp(Math.min(x - left, left + width - x) + 0.5);
  const above = street.ground - height - y;
  if (above <= 0) return side;
  if (roof === 'flat') return 0;
  const across = Math.abs(x - left - width / 2) / (width / 2);
  if (roof === 'eaves') return above < width * 0.3 ? side : 0;
  const steps = roof === 'step' ? Math.ceil(across * 5) / 5 : across;
  return clamp((1 - steps) * width * 0.52 - above + 0.5) * side;
}

function roofColour({ wall, roof, width }: Building, street: Street, above: number): Rgb {
  const tile: Rgb = roof === 'eaves' ? [0.11, 0.055, 0.04] : scale(wall, 0.7);
  const row = 0.88 + 0.12 * Math.sin((above / width) * 160);
  return scale(tint(tile, add(street.ambient, scale(street.lamp, 0.05))), row);
}

interface Front {
  readonly building: Building;
  readonly street: Street;
  readonly panes: readonly Pane[];
  readonly floors: number;
}

function frontColour({ building, street, panes, floors }: Front, x: number, y: number): Rgb {
  const up = street.ground - y;
  const lampReach = Math.exp(-up / (building.floorHeight * 1.7));
  const light = add(street.ambient, scale(street.lamp, 0.03 + 0.62 * lampReach));
  const wall = tint(building.wall, light);
  const bay = ((x - building.x) / building.width) * building.bays;
  const floor = up / building.floorHeight;
  if (floor > floors) return wall;
  const column = clamp(Math.floor(bay), 0, building.bays - 1);
  const row = Math.min(floors - 1, Math.floor(floor));
  const inX = Math.abs(bay - column - 0.5);
  const inY = floor - row;
  const softX = (building.bays / building.width) * 0.8;
  const softY = 0.8 / building.floorHeight;
  const inside =
    smooth(0.3 + softX, 0.3 - softX, inX) *
    smooth(0.24 - softY, 0.24 + softY, inY) *
    smooth(0.8 + softY, 0.8 - softY, inY);
  if (inside <= 0) return wall;
  const pane = panes[row * building.bays + column];
  const frame = Math.max(smooth(softX * 1.4, 0, inX), smooth(softY * 1.4, 0, Math.abs(inY - 0.56)));
  const curtain = pane && pane.blind > 0.55 ? smooth(0.1, 0.26, inX) : 0;
  const glow = pane
    ? scale(pane.light, (0.6 + 0.5 * smooth(0.3, 0.7, inY)) * (1 - curtain * 0.55))
    : wall;
  const glass = add(scale(street.ambient, 0.16), glow);
  return mix(wall, mix(glass, scale(wall, 0.6), frame * 0.8), inside);
}
