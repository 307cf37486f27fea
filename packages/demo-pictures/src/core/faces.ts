import { outline } from './ink.ts';

// Heads in profile, looking to the left, in a box of height 1 from crown to chest; the middle of
// the head is x = 0. Given as points on the outline, joined by a smooth curve.

type Point = readonly [number, number];

const FOREHEAD: readonly Point[] = [
  [0.03, 0.025],
  [-0.075, 0.055],
  [-0.145, 0.125],
  [-0.176, 0.2],
  [-0.184, 0.25],
  [-0.174, 0.288],
];

const WOMAN: readonly Point[] = [
  ...FOREHEAD,
  [-0.198, 0.335],
  [-0.228, 0.378],
  [-0.214, 0.398],
  [-0.186, 0.408],
  [-0.19, 0.43],
  [-0.204, 0.445],
  [-0.19, 0.46],
  [-0.198, 0.478],
  [-0.178, 0.5],
  [-0.182, 0.535],
  [-0.158, 0.566],
  [-0.1, 0.57],
  [-0.045, 0.572],
  [-0.022, 0.62],
  [-0.014, 0.7],
  [-0.05, 0.78],
  [-0.16, 0.84],
  [-0.25, 0.94],
  [-0.28, 1.1],
  [0.46, 1.1],
  [0.42, 0.93],
  [0.3, 0.83],
  [0.175, 0.74],
  [0.15, 0.62],
  [0.17, 0.52],
  [0.225, 0.4],
  [0.235, 0.26],
  [0.185, 0.11],
  [0.11, 0.045],
];

const MAN: readonly Point[] = [
  ...FOREHEAD.slice(2),
  [-0.206, 0.34],
  [-0.24, 0.388],
  [-0.222, 0.412],
  [-0.19, 0.42],
  [-0.196, 0.442],
  [-0.206, 0.458],
  [-0.192, 0.474],
  [-0.202, 0.494],
  [-0.186, 0.518],
  [-0.198, 0.56],
  [-0.176, 0.6],
  [-0.1, 0.606],
  [-0.05, 0.622],
  [-0.048, 0.69],
  [-0.07, 0.75],
  [-0.18, 0.83],
  [-0.33, 0.93],
  [-0.4, 1.1],
  [0.54, 1.1],
  [0.5, 0.92],
  [0.36, 0.8],
  [0.19, 0.72],
  [0.14, 0.62],
  [0.15, 0.52],
  [0.205, 0.42],
  [0.222, 0.3],
  [0.212, 0.18],
  [0.15, 0.06],
  [0.05, 0.0],
  [-0.06, -0.005],
  [-0.13, 0.025],
];

/** A woman with her hair up. */
export function womanInProfile(): string {
  const strands = [
    'M.16 .5Q.24 .56 .21 .64',
    'M.14 .53Q.19 .6 .16 .68',
    'M-.15 .13Q-.2 .2 -.19 .24',
  ].map((path) => `<path d="${path}" fill="none" stroke-width=".004"/>`);
  return [
    outline(WOMAN),
    '<ellipse cx=".25" cy=".2" rx=".1" ry=".095"/>',
    '<path d="M-.06 .05Q.08 -.01 .2 .09Q.26 .12 .3 .18L.2 .34Z"/>',
    ...strands,
  ].join('');
}

/** A man with short hair and a trimmed beard. */
export function manInProfile(): string {
  return outline(MAN);
}

/** A woman who raises a camera to her eye. */
export function photographerInProfile(): string {
  return [
    womanInProfile(),
    '<path d="M-.43 .235H-.33L-.315 .205H-.25L-.235 .235H-.17V.4H-.43Z"/>',
    '<path d="M-.43 .255H-.56V.385H-.43ZM-.56 .24H-.6V.4H-.56Z"/>',
    '<path d="M-.28 .37Q-.36 .36 -.4 .4Q-.42 .45 -.36 .47Q-.3 .5 -.24 .47Z"/>',
    '<path d="M-.36 .43Q-.3 .62 -.26 .78Q-.24 .9 -.12 1.1H.1L-.02 .86Q-.12 .72 -.22 .44Z"/>',
  ].join('');
}
