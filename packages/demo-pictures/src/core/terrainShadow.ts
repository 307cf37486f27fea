import { at, clamp } from './maths.ts';
import type { Field } from './noise.ts';
import type { TerrainPlan } from './terrain.ts';

const CELLS_PER_PIXEL = 0.3;
const MIN_CELLS = 90;
const MAX_CELLS = 400;
/** The longest shadow, as a share of the map. */
const SHADOW_REACH = 0.13;

/** The share of sunlight that reaches a place, 0–1, from a coarse map of the whole landscape. */
export function castShadows(plan: TerrainPlan, width: number): Field {
  const cells = Math.round(clamp(width * CELLS_PER_PIXEL, MIN_CELLS, MAX_CELLS));
  const marchSteps = Math.round(cells * SHADOW_REACH);
  const reach = (plan.far * 0.55) / plan.focal;
  const cellX = (reach * 2) / cells;
  const cellZ = plan.far / cells;
  const heights = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      heights[row * cells + column] = plan.height(column * cellX - reach, row * cellZ);
    }
  }
  const [sunX, sunY, sunZ] = plan.sun;
  const level = Math.max(1e-3, Math.hypot(sunX, sunZ));
  const stride = { column: sunX / level, row: ((sunZ / level) * cellX) / cellZ };
  const rise = (sunY / level) * cellX;
  const lit = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      let clear = 1;
      const base = at(heights, row * cells + column);
      for (let step = 2; step < marchSteps && clear > 0; step += 1) {
        const otherColumn = Math.round(column + stride.column * step);
        const otherRow = Math.round(row + stride.row * step);
        if (otherColumn < 0 || otherColumn >= cells || otherRow < 0 || otherRow >= cells) break;
        const above = base + rise * step - at(heights, otherRow * cells + otherColumn);
        clear = Math.min(clear, clamp(0.5 + (above / (step * cellX)) * 9));
      }
      lit[row * cells + column] = clear;
    }
  }
  return (x, z) => {
    const column = clamp((x + reach) / cellX, 0, cells - 1.001);
    const row = clamp(z / cellZ, 0, cells - 1.001);
    const left = Math.floor(column);
    const top = Math.floor(row);
    const start = top * cells + left;
    const u = column - left;
    const v = row - top;
    const upper = at(lit, start) * (1 - u) + at(lit, start + 1) * u;
    const lower = at(lit, start + cells) * (1 - u) + at(lit, start + cells + 1) * u;
    return upper * (1 - v) + lower * v;
  };
}
