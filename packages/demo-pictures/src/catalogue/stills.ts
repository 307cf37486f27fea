import { hex, scale } from '../core/colour.ts';
import type { Picture } from '../core/frame.ts';
import { melt, ball, ring, turned } from '../core/solids.ts';
import { clay, cloth, pearSkin, stillLife, windowRoom, wood } from '../scenes/stillLife.ts';

const DAYLIGHT = scale(hex('#f4e8d8'), 1.9);
const COOL = scale(hex('#8a97b0'), 0.42);
const GREY_ROOM = windowRoom({ wall: '#6f6a62', window: scale(hex('#f6f0e6'), 4) });

const pear = (x: number, z: number, size: number) => ({
  distance: melt(
    ball([x, 0.3 * size, z], 0.3 * size),
    ball([x + 0.03, 0.66 * size, z], 0.145 * size),
    0.2 * size,
  ),
  material: pearSkin([x - 0.2, 0.3, z - 0.25]),
});
const stalk = (x: number, z: number, size: number) => ({
  distance: turned({
    x: x + 0.035,
    z,
    height: 0.94 * size,
    radii: [0.02, 0.02, 0.02, 0.018, 0.014, 0.022],
  }),
  material: { colour: hex('#3a2a1a'), mirror: 0.01 },
});

export const STILLS: readonly Picture[] = [
  {
    id: 'paerer',
    shape: '4:5',
    seed: 61,
    paint: stillLife({
      things: [
        pear(-0.42, 0.1, 1),
        stalk(-0.42, 0.1, 1),
        pear(0.26, -0.12, 1.08),
        stalk(0.26, -0.12, 1.08),
        pear(0.05, 0.75, 0.94),
        stalk(0.05, 0.75, 0.94),
      ],
      table: wood('#8a6a4c', '#4a3424'),
      eye: [0, 1.05, -3.1],
      target: [0, 0.52, 0],
      focal: 1.45,
      light: [-1, 0.75, -0.25],
      lightColour: DAYLIGHT,
      fill: COOL,
      room: windowRoom({ wall: '#4c4a46', window: scale(hex('#f6f0e6'), 4) }),
      focus: 3.05,
      aperture: 5,
    }),
  },
  {
    id: 'keramik',
    shape: '3:2',
    seed: 62,
    paint: stillLife({
      things: [
        {
          distance: turned({
            x: -0.75,
            z: 0.3,
            height: 1.35,
            radii: [0.24, 0.34, 0.38, 0.32, 0.16, 0.1, 0.1, 0.14],
            wall: 0.03,
          }),
          material: clay('#8d8a80', 0.05),
        },
        {
          distance: turned({
            x: -0.05,
            z: -0.1,
            height: 0.62,
            radii: [0.2, 0.36, 0.42, 0.38, 0.3],
            wall: 0.035,
          }),
          material: clay('#b5785a', 0.03),
        },
        {
          distance: turned({
            x: 0.62,
            z: 0.25,
            height: 0.98,
            radii: [0.22, 0.24, 0.24, 0.22, 0.14, 0.1, 0.12],
            wall: 0.03,
          }),
          material: clay('#d2c8b8', 0.06),
        },
        {
          distance: turned({
            x: 1.12,
            z: -0.2,
            height: 0.3,
            radii: [0.1, 0.24, 0.31, 0.34],
            wall: 0.025,
          }),
          material: clay('#5f6f78', 0.06),
        },
      ],
      table: wood('#a08a70', '#6a5440'),
      eye: [0.1, 0.98, -3.7],
      target: [0.1, 0.5, 0],
      focal: 1.35,
      light: [-1, 0.7, -0.35],
      lightColour: DAYLIGHT,
      fill: COOL,
      room: GREY_ROOM,
      focus: 3.7,
      aperture: 4,
    }),
  },
  {
    id: 'vielsesringe',
    shape: '3:2',
    seed: 63,
    paint: stillLife({
      things: [
        {
          distance: ring({
            centre: [-0.2, 0.09, 0],
            radius: 0.5,
            thickness: 0.07,
            tilt: 0,
            turn: 0,
          }),
          material: { colour: [1.0, 0.72, 0.38], mirror: 0.82, metal: true },
        },
        {
          distance: ring({
            centre: [0.42, 0.28, 0.2],
            radius: 0.42,
            thickness: 0.062,
            tilt: -0.62,
            turn: 0.35,
          }),
          material: { colour: [1.0, 0.76, 0.46], mirror: 0.82, metal: true },
        },
      ],
      table: cloth('#cdbfb2'),
      eye: [0.15, 1.15, -2.5],
      target: [0.08, 0.16, 0],
      focal: 1.45,
      light: [-0.9, 0.8, 0.3],
      lightColour: scale(hex('#ffe2c0'), 1.7),
      fill: scale(hex('#8d8a9a'), 0.4),
      room: windowRoom({ wall: '#7a6656', window: scale(hex('#fff2e0'), 6) }),
      focus: 2.55,
      aperture: 7,
    }),
  },
  {
    id: 'kaffe',
    shape: '1:1',
    seed: 64,
    paint: stillLife({
      things: [
        {
          distance: turned({
            x: 0,
            z: 0,
            height: 0.07,
            radii: [0.34, 0.42, 0.55, 0.64],
            wall: 0.025,
          }),
          material: clay('#e0d8cb', 0.06),
        },
        {
          distance: turned({
            x: 0,
            z: 0,
            height: 0.56,
            radii: [0.2, 0.28, 0.36, 0.39, 0.4],
            wall: 0.03,
          }),
          material: clay('#e0d8cb', 0.06),
        },
        {
          distance: turned({ x: 0, z: 0, height: 0.47, radii: [0.2, 0.3, 0.36, 0.372] }),
          material: { colour: hex('#3a2014'), mirror: 0.06 },
        },
        {
          distance: ring({
            centre: [0.46, 0.32, 0],
            radius: 0.15,
            thickness: 0.035,
            tilt: 1.57,
            turn: 0,
          }),
          material: clay('#e0d8cb', 0.06),
        },
      ],
      table: wood('#7a5c42', '#3d2a1d', 0.06),
      eye: [0.25, 1.55, -2.3],
      target: [0.02, 0.22, 0],
      focal: 1.5,
      light: [-1, 0.75, 0.35],
      lightColour: DAYLIGHT,
      fill: COOL,
      room: GREY_ROOM,
      focus: 2.5,
      aperture: 5,
    }),
  },
];
