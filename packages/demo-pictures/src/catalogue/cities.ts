import { hex, ramp, scale } from '../core/colour.ts';
import { umbrella } from '../core/figures.ts';
import type { Picture } from '../core/frame.ts';
import { harbour } from '../scenes/harbour.ts';
import { lightTrails, rainWindow, rainyStreet } from '../scenes/nightLights.ts';

const DARK = ramp('#0d1220', '#141a2a', '#1a1d28', '#0e0f14');
const MISTY = ramp('#27324c', '#38405a', '#4d4752', '#2a2628');
const DUSK = ramp('#22365e', '#5a608a', '#d88f62', '#241c1c', '#241c1c');
const STREET_LIGHTS = [
  '#ffb25a',
  '#ff8a3a',
  '#ffd9a0',
  '#ff5a3a',
  '#8fd0c8',
  '#ffe8cc',
  '#d8484a',
] as const;

export const CITIES: readonly Picture[] = [
  {
    id: 'kanalhuse',
    shape: '3:2',
    seed: 10,
    paint: harbour({
      style: 'gables',
      waterline: 0.62,
      tall: 0.44,
      lit: 0.5,
      sky: {
        ramp: ramp('#c98f6e', '#8a7d92', '#4f6494', '#2c4478', '#1d3060'),
        clouds: {
          cover: 0.36,
          scale: 1,
          softness: 0.7,
          lit: scale(hex('#d59a86'), 0.7),
          dark: scale(hex('#3e4a70'), 0.8),
        },
      },
      walls: ['#a0684e', '#b58f58', '#7f8e86', '#8f5547', '#c4b594', '#6b8294', '#86695c'],
      lamp: scale(hex('#ffb868'), 1),
      ambient: scale(hex('#7488bb'), 0.5),
      water: {
        roughness: 0.34,
        waves: 15,
        deep: scale(hex('#0d1a2c'), 0.6),
        zenith: scale(hex('#3a5690'), 0.5),
      },
    }),
  },
  {
    id: 'skyline',
    shape: '21:9',
    seed: 15,
    paint: harbour({
      style: 'towers',
      waterline: 0.68,
      tall: 0.3,
      lit: 0.27,
      sky: {
        ramp: ramp('#e0996a', '#a77484', '#5b5f8c', '#2f4272', '#1a2950'),
        clouds: {
          cover: 0.4,
          scale: 1.2,
          softness: 0.8,
          lit: scale(hex('#e39a7c'), 0.7),
          dark: scale(hex('#41456a'), 0.8),
        },
      },
      walls: ['#5a5f6c', '#6c6a70', '#4c5464', '#7a6e68'],
      lamp: scale(hex('#ffbe74'), 0.8),
      ambient: scale(hex('#6a78a6'), 0.26),
      water: {
        roughness: 0.5,
        waves: 20,
        deep: scale(hex('#0c1526'), 0.6),
        zenith: scale(hex('#33477a'), 0.4),
      },
    }),
  },
  {
    id: 'paraply',
    shape: '2:3',
    seed: 22,
    paint: rainyStreet({
      air: MISTY,
      lights: STREET_LIGHTS,
      count: 150,
      size: 0.075,
      street: 0.62,
      figure: umbrella(),
    }),
  },
  {
    id: 'lysspor',
    shape: '16:9',
    seed: 31,
    paint: lightTrails({
      horizon: 0.5,
      towards: hex('#ffe2b8'),
      away: scale(hex('#ff2a18'), 1.1),
      bokeh: { air: DUSK, lights: STREET_LIGHTS, count: 130, size: 0.011, street: 0.5, rise: 0.26 },
    }),
  },
  {
    id: 'regnrude',
    shape: '1:1',
    seed: 44,
    paint: rainWindow({
      air: DARK,
      lights: STREET_LIGHTS,
      count: 80,
      size: 0.085,
      street: 0.9,
      drops: 1500,
    }),
  },
];
