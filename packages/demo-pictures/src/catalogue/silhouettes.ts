import { hex, ramp, scale } from '../core/colour.ts';
import { bicycle, child, dog, man, placed, woman } from '../core/figures.ts';
import type { Picture } from '../core/frame.ts';
import { jetty, lighthouse, sailingBoat, tree } from '../core/objects.ts';
import { silhouette } from '../scenes/silhouette.ts';

const DARK = [0.008, 0.008, 0.012] as const;
const EMBER = scale(hex('#ff9a50'), 1.3);
const GOLD = scale(hex('#ffc27a'), 1.3);

const SUNSET = {
  ramp: ramp('#f9a45c', '#e58a6a', '#b27b86', '#74749a', '#4c6090'),
  sun: {
    x: 0.1,
    y: 0.16,
    radius: 0.07,
    disc: scale(hex('#ffd48c'), 11),
    glow: scale(hex('#ff7e32'), 1.1),
    reach: 0.42,
  },
  clouds: {
    cover: 0.4,
    scale: 0.8,
    softness: 0.7,
    lit: scale(hex('#ffa46c'), 1.1),
    dark: hex('#6b6684'),
  },
};
const AMBER = {
  ramp: ramp('#ffcf86', '#f3b377', '#dd9a76', '#b98a84', '#8d8596'),
  sun: {
    x: -0.3,
    y: 0.3,
    radius: 0.06,
    disc: scale(hex('#fff0c4'), 10),
    glow: scale(hex('#ffb04e'), 1.2),
    reach: 0.5,
  },
};
const DAWN = {
  ramp: ramp('#f2c6b4', '#dcb2b4', '#b5a4b8', '#8796b8', '#6884b2'),
  sun: {
    x: 0.45,
    y: 0.1,
    radius: 0.05,
    disc: scale(hex('#ffe0b4'), 9),
    glow: scale(hex('#ff9f7a'), 0.8),
    reach: 0.4,
  },
  clouds: {
    cover: 0.44,
    scale: 0.9,
    softness: 0.8,
    lit: scale(hex('#ffc4ac'), 1),
    dark: hex('#8c8ca6'),
  },
};
const CALM = {
  roughness: 0.3,
  waves: 18,
  deep: scale(hex('#20303c'), 0.6),
  zenith: hex('#5c6c8a'),
};

export const SILHOUETTES: readonly Picture[] = [
  {
    id: 'parret-ved-havet',
    shape: '3:2',
    seed: 51,
    paint: silhouette({
      sky: SUNSET,
      horizon: 0.6,
      rim: EMBER,
      dark: DARK,
      water: { ...CALM, glitter: { x: 0.56, spread: 0.16, light: scale(hex('#ffb070'), 5) } },
      ground: { line: [0.86, 0.845, 0.87], grass: 0.25 },
      standing: [
        { figure: man(-0.04), x: 0.44, y: 0.865, size: 0.42 },
        { figure: placed(woman(), { y: 0.06, size: 0.94 }), x: 0.5, y: 0.865, size: 0.42 },
      ],
    }),
  },
  {
    id: 'hundetur',
    shape: '16:9',
    seed: 53,
    paint: silhouette({
      sky: DAWN,
      horizon: 0.62,
      rim: scale(hex('#ffb48c'), 1.1),
      dark: DARK,
      water: { ...CALM, roughness: 0.4 },
      ground: { line: [0.8, 0.78, 0.74], grass: 0.5 },
      standing: [
        { figure: woman(), x: 0.64, y: 0.79, size: 0.36 },
        { figure: dog(), x: 0.52, y: 0.8, size: 0.13 },
      ],
    }),
  },
  {
    id: 'familie',
    shape: '3:2',
    seed: 54,
    paint: silhouette({
      sky: { ...AMBER, sun: { ...AMBER.sun, x: 0.15, y: 0.22 } },
      horizon: 0.7,
      rim: GOLD,
      dark: DARK,
      ground: { line: [0.82, 0.8, 0.83], grass: 0.7 },
      standing: [
        { figure: man(), x: 0.42, y: 0.82, size: 0.42 },
        { figure: placed(child(), { y: 0, size: 1 }), x: 0.492, y: 0.82, size: 0.24 },
        { figure: placed(woman(), { y: 0.06, size: 0.94 }), x: 0.59, y: 0.82, size: 0.42 },
      ],
    }),
  },
  {
    id: 'cykel',
    shape: '4:5',
    seed: 55,
    paint: silhouette({
      sky: SUNSET,
      horizon: 0.66,
      rim: scale(EMBER, 0.2),
      dark: DARK,
      water: CALM,
      ground: { line: [0.83, 0.82, 0.825], grass: 0.5 },
      standing: [{ figure: bicycle(), x: 0.52, y: 0.835, size: 0.27, thin: true }],
    }),
  },
  {
    id: 'egen-paa-bakken',
    shape: '1:1',
    seed: 56,
    paint: silhouette({
      sky: { ...DAWN, sun: { ...DAWN.sun, x: -0.12, y: 0.14 } },
      horizon: 0.78,
      rim: scale(GOLD, 0.3),
      dark: DARK,
      ground: { line: [0.87, 0.79, 0.88], grass: 0.7 },
      standing: [{ figure: tree({ seed: 9, leaves: 3 }), x: 0.5, y: 0.82, size: 0.62, thin: true }],
    }),
  },
  {
    id: 'badebro',
    shape: '3:2',
    seed: 57,
    paint: silhouette({
      sky: DAWN,
      horizon: 0.55,
      rim: scale(hex('#ffb48c'), 0.12),
      dark: [0.02, 0.022, 0.032],
      water: { ...CALM, roughness: 0.08 },
      standing: [
        { figure: jetty(), x: 0.46, y: 0.78, size: 0.17, thin: true },
        { figure: woman(), x: 0.5, y: 0.7, size: 0.27 },
      ],
    }),
  },
  {
    id: 'sejlbaad',
    shape: '3:2',
    seed: 58,
    paint: silhouette({
      sky: { ...SUNSET, sun: { ...SUNSET.sun, x: -0.42, y: 0.12, radius: 0.05 } },
      horizon: 0.52,
      rim: EMBER,
      dark: [0.014, 0.014, 0.02],
      water: {
        ...CALM,
        roughness: 0.22,
        glitter: { x: 0.33, spread: 0.12, light: scale(hex('#ffb070'), 4) },
      },
      standing: [{ figure: sailingBoat(), x: 0.6, y: 0.64, size: 0.44, thin: true }],
    }),
  },
  {
    id: 'fyrtaarn',
    shape: '2:3',
    seed: 59,
    paint: silhouette({
      sky: {
        ramp: ramp('#d98f6c', '#a4758a', '#66699a', '#3a5088', '#223a70'),
        clouds: {
          cover: 0.46,
          scale: 0.8,
          softness: 0.7,
          lit: scale(hex('#e09a86'), 0.8),
          dark: scale(hex('#434a74'), 0.8),
        },
        sun: {
          x: 0.12,
          y: 0.56,
          radius: 0.012,
          disc: scale(hex('#fff0c0'), 12),
          glow: scale(hex('#ffd48a'), 0.6),
          reach: 0.12,
        },
      },
      horizon: 0.72,
      rim: scale(hex('#e8a080'), 0.8),
      dark: [0.012, 0.014, 0.022],
      water: CALM,
      ground: { line: [0.9, 0.76, 0.72], grass: 0.8 },
      standing: [{ figure: lighthouse(), x: 0.58, y: 0.79, size: 0.55 }],
    }),
  },
];
