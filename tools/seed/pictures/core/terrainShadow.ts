import { at, clamp } from './maths.ts';
import type { Field } from './noise.ts';
import type { TerrainPlan } from './terrain.ts';

const CELLS = 420;
const MARCH_STEPS = 56;

/** How much sunlight reaches a place, 0–1, from a coarse map of the whole landscape. */
export function castShadows(plan: TerrainPlan): Field {
  const reach = (plan.far * 0.55) / plan.focal;
  const cellX = (reach * 2) / CELLS;
  const cellZ = plan.far / CELLS;
  const heights = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      heights[row * CELLS + column] = plan.height(column * cellX - reach, row * cellZ);
    }
  }
  const [sunX, sunY, sunZ] = plan.sun;
  const level = Math.max(1e-3, Math.hypot(sunX, sunZ));
  const stride = { column: sunX / level, row: ((sunZ / level) * cellX) / cellZ };
  const rise = (sunY / level) * cellX;
  const lit = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      let clear = 1;
      const base = at(heights, row * CELLS + column);
      for (let step = 2; step < MARCH_STEPS && clear > 0; step += 1) {
        const otherColumn = Math.round(column + stride.column * step);
        const otherRow = Math.round(row + stride.row * step);
        if (otherColumn < 0 || otherColumn >= CELLS || otherRow < 0 || otherRow >= CELLS) break;
        const above = base + rise * step - at(heights, otherRow * CELLS + otherColumn);
        clear = Math.min(clear, clamp(0.5 + (above / (step * cellX)) * 9));
      }
      lit[row * CELLS + column] = clear;
    }
  }
  return (x, z) => {
    const column = clamp((x + reach) / cellX, 0, CELLS - 1.001);
    const row = clamp(z / cellZ, 0, CELLS - 1.001);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const start = top * CELLS + left;
    const u = column - left;
    const v = row - top;
    const upper = at(lit, start) * (1 - u) + at(lit, start + 1) * u;
    const lower = at(lit, start + CELLS) * (1 - u) + at(lit, start + CELLS + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
