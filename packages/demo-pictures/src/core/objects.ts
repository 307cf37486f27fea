import { polygon, stroke } from './ink.ts';
import { between, createRandom, type Random } from './random.ts';

// Things as SVG in the same box as the figures: height 1, standing on y = 1, middle at x = 0.

/** A bare or leafy tree, grown branch by branch. */
export function tree({ seed, leaves }: { seed: number; leaves: number }): string {
  const random = createRandom(seed);
  const parts: string[] = [];
  grow(parts, random, { x: 0, y: 1, angle: -Math.PI / 2, length: 0.2, width: 0.058, leaves });
  return parts.join('');
}

interface Branch {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly leaves: number;
}

function grow(parts: string[], random: Random, branch: Branch): void {
  const bend = branch.angle + between(random, -0.16, 0.16);
  const x = branch.x + Math.cos(bend) * branch.length;
  const y = branch.y + Math.sin(bend) * branch.length;
  const half = branch.width / 2;
  const tip = half * 0.72;
  const across = [-Math.sin(bend), Math.cos(bend)] as const;
  parts.push(polygonAround([branch.x, branch.y, half], [x, y, tip], across));
  if (branch.length < 0.062) {
    for (let leaf = 0; leaf < branch.leaves; leaf += 1) {
      const cx = x + between(random, -0.03, 0.03);
      const cy = y + between(random, -0.025, 0.025);
      const size = between(random, 0.0022, 0.0062);
      parts.push(
        `<ellipse cx="${cx.toFixed(4)}" cy="${cy.toFixed(4)}" rx="${size.toFixed(4)}" ry="${(size * 0.7).toFixed(4)}"/>`,
      );
    }
  }
  if (branch.length < 0.02) return;
  const forks = random() < 0.16 ? 3 : 2;
  for (let fork = 0; fork < forks; fork += 1) {
    const side = fork - (forks - 1) / 2;
    // Branches seek the light: the lower they hang, the more they turn upwards.
    const droop = Math.cos(bend) * 0.08;
    grow(parts, random, {
      x,
      y,
      angle: bend + side * between(random, 0.5, 0.85) + between(random, -0.12, 0.12) - droop,
      length: branch.length * between(random, 0.7, 0.86),
      width: branch.width * between(random, 0.62, 0.76),
      leaves: branch.leaves,
    });
  }
}

function polygonAround(
  [x1, y1, half1]: readonly [number, number, number],
  [x2, y2, half2]: readonly [number, number, number],
  [ax, ay]: readonly [number, number],
): string {
  const corner = (x: number, y: number, half: number): string =>
    `${(x + ax * half).toFixed(4)} ${(y + ay * half).toFixed(4)}`;
  return `<path d="M${corner(x1, y1, half1)}L${corner(x2, y2, half2)}L${corner(x2, y2, -half2)}L${corner(x1, y1, -half1)}Z"/>`;
}

/** A sailing boat at anchor, seen from the side; its mast touches 0. */
export function sailingBoat(): string {
  return [
    '<path d="M-.36 .87Q0 .9 .42 .84Q.36 .98 .26 1L-.24 1Q-.33 .97 -.36 .87Z"/>',
    '<path d="M-.16 .87L-.12 .81L.1 .8L.16 .86Z"/>',
    stroke(
      [
        [0.03, 0],
        [0.03, 0.86],
      ],
      0.012,
    ),
    stroke(
      [
        [0.03, 0.72],
        [-0.3, 0.755],
      ],
      0.022,
    ),
    stroke(
      [
        [0.03, 0.02],
        [0.41, 0.85],
      ],
      0.004,
    ),
    stroke(
      [
        [0.03, 0.02],
        [-0.35, 0.87],
      ],
      0.004,
    ),
    stroke(
      [
        [-0.02, 0.3],
        [0.08, 0.3],
      ],
      0.006,
    ),
  ].join('');
}

/** A lighthouse with its lantern at the top. */
export function lighthouse(): string {
  return [
    '<path d="M-.075 .2L.075 .2L.12 1L-.12 1Z"/>',
    '<path d="M-.1 .185L.1 .185L.1 .205L-.1 .205Z"/>',
    '<path d="M-.052 .09L.052 .09L.052 .19L-.052 .19Z"/>',
    '<path d="M-.066 .092Q0 .0 .066 .092Z"/>',
    stroke(
      [
        [0, 0.04],
        [0, 0],
      ],
      0.01,
    ),
    stroke(
      [
        [-0.1, 0.15],
        [0.1, 0.15],
      ],
      0.006,
    ),
    ...[-0.1, -0.05, 0.05, 0.1].map((x) =>
      stroke(
        [
          [x, 0.15],
          [x, 0.19],
        ],
        0.005,
      ),
    ),
  ].join('');
}

/** A jetty on posts that runs out to the right of its foot. */
export function jetty(): string {
  const posts = Array.from({ length: 7 }, (_, order) => {
    const x = -1.7 + order * 0.38;
    return stroke(
      [
        [x, 0.42],
        [x, 1],
      ],
      0.055,
    );
  });
  return [
    polygon([
      [-3, 0.5],
      [0.72, 0.5],
      [0.72, 0.58],
      [-3, 0.58],
    ]),
    ...posts,
  ].join('');
}
