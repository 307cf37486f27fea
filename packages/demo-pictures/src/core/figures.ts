import { outline } from './ink.ts';

// People and things as SVG in a box of height 1: the head touches 0, the feet stand on 1, the middle
// is x = 0. They are drawn as sticks and discs and melted into one body afterwards.

type Point = readonly [number, number];

function limb(width: number, ...points: readonly Point[]): string {
  const path = points.map(([x, y]) => `${String(x)} ${String(y)}`).join('L');
  return `<path d="M${path}" fill="none" stroke-width="${String(width)}"/>`;
}

function shape(path: string): string {
  return `<path d="${path}"/>`;
}

function disc([x, y]: Point, rx: number, ry: number): string {
  return `<ellipse cx="${String(x)}" cy="${String(y)}" rx="${String(rx)}" ry="${String(ry)}"/>`;
}

/** Moves, scales and mirrors a figure inside another one. */
export function placed(figure: string, { x = 0, y = 0, size = 1, mirror = false }): string {
  const across = mirror ? -size : size;
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String(across)} ${String(size)})">${figure}</g>`;
}

const HEAD = disc([0, 0.07], 0.047, 0.06) + limb(0.05, [0, 0.11], [0, 0.17]);

/** A man in a jacket; the hand on the left is held out by `reach`. */
export function man(reach = 0): string {
  return [
    HEAD,
    shape(
      'M-.12 .2Q-.11 .158 -.03 .138L.03 .138Q.11 .158 .12 .2L.098 .5Q.1 .56 .09 .575L-.09 .575Q-.1 .56 -.098 .5Z',
    ),
    limb(0.052, [-0.1, 0.2], [-0.132 - reach * 0.4, 0.34], [-0.128 - reach, 0.47]),
    limb(0.052, [0.1, 0.2], [0.135, 0.34], [0.125, 0.48]),
    limb(0.09, [-0.045, 0.54], [-0.052, 0.72]),
    limb(0.064, [-0.052, 0.72], [-0.055, 0.965]),
    limb(0.09, [0.045, 0.54], [0.056, 0.72]),
    limb(0.064, [0.056, 0.72], [0.062, 0.965]),
    disc([-0.068, 0.982], 0.042, 0.018),
    disc([0.076, 0.982], 0.042, 0.018),
  ].join('');
}

/** A woman in a summer dress with loose hair; the hand on the right is held out by `reach`. */
export function woman(reach = 0): string {
  return [
    HEAD,
    shape(
      'M-.052 .05Q-.06 -.005 0 0Q.06 -.005 .054 .06Q.07 .14 .062 .21Q0 .25 -.062 .2Q-.068 .13 -.052 .05Z',
    ),
    shape(
      'M-.088 .195Q-.06 .16 0 .15Q.06 .16 .088 .195Q.075 .3 .058 .37Q.09 .5 .135 .7Q.05 .725 -.03 .712Q-.09 .72 -.13 .695Q-.085 .5 -.058 .37Q-.075 .3 -.088 .2Z',
    ),
    limb(0.036, [-0.08, 0.205], [-0.112, 0.335], [-0.1, 0.46]),
    limb(0.036, [0.08, 0.205], [0.115 + reach * 0.4, 0.335], [0.11 + reach, 0.46]),
    limb(0.05, [-0.04, 0.69], [-0.042, 0.84], [-0.038, 0.965]),
    limb(0.05, [0.042, 0.69], [0.05, 0.84], [0.05, 0.965]),
    disc([-0.046, 0.984], 0.03, 0.016),
    disc([0.062, 0.984], 0.03, 0.016),
  ].join('');
}

/** A child with one arm up. */
export function child(): string {
  return [
    disc([0, 0.1], 0.075, 0.095),
    limb(0.06, [0, 0.16], [0, 0.25]),
    shape('M-.12 .29Q0 .2 .12 .29L.13 .62L-.13 .62Z'),
    limb(0.06, [-0.1, 0.29], [-0.18, 0.2], [-0.22, 0.07]),
    limb(0.06, [0.1, 0.29], [0.16, 0.42], [0.15, 0.54]),
    limb(0.1, [-0.06, 0.6], [-0.07, 0.95]),
    limb(0.1, [0.06, 0.6], [0.08, 0.95]),
    disc([-0.085, 0.975], 0.06, 0.025),
    disc([0.1, 0.975], 0.06, 0.025),
  ].join('');
}

/** Somebody walking under an umbrella, seen from behind. */
export function umbrella(): string {
  return [
    limb(0.012, [0.07, 0.02], [0.075, 0.42]),
    shape(
      'M-.235 .075Q-.2 -.1 .07 -.12Q.34 -.1 .37 .075Q.31 .035 .27 .06Q.2 .02 .14 .055Q.07 .015 0 .055Q-.06 .02 -.13 .06Q-.18 .035 -.235 .075Z',
    ),
    disc([0, 0.13], 0.046, 0.058),
    limb(0.044, [0, 0.16], [0, 0.22]),
    shape(
      'M-.11 .26Q-.08 .21 0 .21Q.08 .21 .11 .26L.12 .5Q.14 .62 .15 .71L-.14 .71Q-.13 .6 -.11 .5Z',
    ),
    limb(0.05, [0.1, 0.26], [0.135, 0.38], [0.075, 0.4]),
    limb(0.05, [-0.1, 0.26], [-0.14, 0.4], [-0.125, 0.53]),
    limb(0.06, [-0.05, 0.7], [-0.07, 0.86], [-0.075, 0.965]),
    limb(0.06, [0.05, 0.7], [0.075, 0.82], [0.06, 0.94]),
    disc([-0.085, 0.984], 0.045, 0.018),
    disc([0.068, 0.962], 0.04, 0.018),
  ].join('');
}

const DOG: readonly Point[] = [
  [-0.76, 0.2],
  [-0.7, 0.11],
  [-0.58, 0.07],
  [-0.5, -0.02],
  [-0.38, -0.01],
  [-0.28, 0.1],
  [-0.19, 0.29],
  [0, 0.35],
  [0.3, 0.33],
  [0.47, 0.38],
  [0.52, 0.5],
  [0.45, 0.64],
  [0.26, 0.6],
  [0.05, 0.65],
  [-0.18, 0.71],
  [-0.33, 0.6],
  [-0.39, 0.42],
  [-0.48, 0.32],
  [-0.6, 0.3],
  [-0.73, 0.29],
];

/** A dog in profile, looking to the left; its height is 1 at the ears. */
export function dog(): string {
  return [
    outline(DOG),
    shape('M-.42 .02Q-.3 .06 -.3 .3Q-.38 .3 -.42 .16Z'),
    limb(0.13, [-0.28, 0.55], [-0.29, 0.75]),
    limb(0.09, [-0.29, 0.75], [-0.3, 0.95], [-0.34, 0.965]),
    limb(0.085, [-0.15, 0.6], [-0.13, 0.8], [-0.18, 0.96]),
    limb(0.16, [0.37, 0.52], [0.46, 0.7]),
    limb(0.085, [0.46, 0.7], [0.41, 0.95], [0.37, 0.965]),
    limb(0.085, [0.33, 0.6], [0.31, 0.78], [0.25, 0.96]),
    limb(0.06, [0.48, 0.43], [0.62, 0.36], [0.76, 0.2], [0.82, 0.1]),
  ].join('');
}

/** A bicycle in profile; wheels on the ground, 1 is the height of the handlebars. */
export function bicycle(): string {
  const wheel = (x: number): string =>
    `<circle cx="${String(x)}" cy=".66" r=".32" fill="none" stroke-width=".028"/>` +
    Array.from({ length: 9 }, (_, spoke) => {
      const angle = (spoke * Math.PI) / 9;
      const dx = Math.cos(angle) * 0.32;
      const dy = Math.sin(angle) * 0.32;
      return limb(0.006, [x - dx, 0.66 - dy], [x + dx, 0.66 + dy]);
    }).join('');
  return [
    wheel(-0.52),
    wheel(0.52),
    limb(0.03, [-0.52, 0.66], [-0.12, 0.64], [0.3, 0.2], [-0.24, 0.24], [-0.12, 0.64]),
    limb(0.026, [-0.52, 0.66], [-0.24, 0.24], [-0.28, 0.08]),
    limb(0.03, [0.52, 0.66], [0.27, 0.08], [0.36, 0.0], [0.24, -0.03]),
    limb(0.045, [-0.38, 0.07], [-0.2, 0.06]),
    limb(0.02, [-0.12, 0.64], [-0.02, 0.74]),
    shape('M.3 .02L.56 .02L.52 .24L.34 .24Z'),
  ].join('');
}
