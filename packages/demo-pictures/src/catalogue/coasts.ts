import { hex, ramp, scale } from '../core/colour.ts';
import type { Picture } from '../core/frame.ts';
import { coast } from '../scenes/coast.ts';

export const COASTS: readonly Picture[] = [
  {
    id: 'strand-solnedgang',
    shape: '3:2',
    seed: 6,
    paint: coast({
      horizon: 0.46,
      sky: {
        ramp: ramp('#f7b477', '#e39a80', '#b08a9a', '#7b7d9c', '#586a92'),
        sun: {
          x: 0.35,
          y: 0.12,
          radius: 0.055,
          disc: scale(hex('#ffd08a'), 12),
          glow: scale(hex('#ff8a3c'), 1.1),
          reach: 0.4,
        },
        clouds: {
          cover: 0.42,
          scale: 0.75,
          softness: 0.7,
          lit: scale(hex('#ffab78'), 1.2),
          dark: hex('#75708c'),
        },
      },
      water: {
        roughness: 0.55,
        waves: 22,
        deep: scale(hex('#22353f'), 0.6),
        zenith: hex('#5c6c8a'),
        glitter: { x: 0.66, spread: 0.16, light: scale(hex('#ffc07a'), 5) },
      },
      beach: {
        edge: 0.55,
        slant: 0.2,
        sand: '#8a7058',
        foam: scale(hex('#f6ddd0'), 0.85),
        breakers: 2,
      },
    }),
  },
  {
    id: 'vesterhav',
    shape: '16:9',
    seed: 19,
    paint: coast({
      horizon: 0.4,
      sky: {
        ramp: ramp('#c9d2d6', '#a8b6c2', '#8093a6', '#64788e'),
        clouds: {
          cover: 0.62,
          scale: 0.8,
          softness: 0.8,
          lit: scale(hex('#dfe4e6'), 1),
          dark: hex('#6c7884'),
        },
      },
      water: { roughness: 1, waves: 26, deep: scale(hex('#24424a'), 0.8), zenith: hex('#7d97a4') },
      beach: {
        edge: 0.7,
        slant: -0.12,
        sand: '#94866f',
        foam: scale(hex('#eef2f2'), 0.95),
        breakers: 4,
      },
    }),
  },
  {
    id: 'maanelys',
    shape: '2:3',
    seed: 4,
    paint: coast({
      horizon: 0.52,
      sky: {
        ramp: ramp('#4a5a74', '#2f3f5c', '#1d2b46', '#121d33'),
        sun: {
          x: 0.05,
          y: 0.42,
          radius: 0.045,
          disc: scale(hex('#f4f0e0'), 9),
          glow: scale(hex('#8aa0c8'), 0.35),
          reach: 0.3,
        },
        clouds: {
          cover: 0.38,
          scale: 0.9,
          softness: 0.7,
          lit: scale(hex('#7f92b4'), 0.6),
          dark: scale(hex('#26334c'), 0.7),
        },
      },
      water: {
        roughness: 0.7,
        waves: 24,
        deep: scale(hex('#0b1520'), 0.6),
        zenith: scale(hex('#33466a'), 0.4),
        glitter: { x: 0.53, spread: 0.2, light: scale(hex('#dfe4f0'), 4) },
      },
    }),
  },
  {
    id: 'efter-stormen',
    shape: '21:9',
    seed: 23,
    paint: coast({
      horizon: 0.42,
      sky: {
        ramp: ramp('#e6c49c', '#b9aaa0', '#858e9c', '#5a6a80'),
        sun: {
          x: -1.2,
          y: 0.2,
          radius: 0.03,
          disc: scale(hex('#fff0c8'), 8),
          glow: scale(hex('#ffc078'), 0.8),
          reach: 0.5,
        },
        clouds: {
          cover: 0.6,
          scale: 0.7,
          softness: 0.7,
          lit: scale(hex('#ffd9ac'), 1.1),
          dark: hex('#525c6c'),
        },
      },
      water: {
        roughness: 0.9,
        waves: 30,
        deep: scale(hex('#1e3640'), 0.7),
        zenith: hex('#6c8290'),
        glitter: { x: 0.21, spread: 0.14, light: scale(hex('#ffe0a8'), 4) },
      },
      beach: {
        edge: 0.66,
        slant: 0.2,
        sand: '#7c6c58',
        foam: scale(hex('#f2e8dc'), 0.9),
        breakers: 3,
      },
    }),
  },
];
