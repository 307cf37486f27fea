/** The room that rows are laid out in, in pixels. */
export interface RowRoom {
  width: number;
  gap: number;
}

/** Below this width every picture has a row of its own. */
const ONE_PER_ROW_BELOW_PX = 480;

/** A row with too few pictures to fill its line grows by this factor at most. */
const MAX_GROWTH = 1.5;

const SMALLEST_ROW_PX = 208;
const LARGEST_ROW_PX = 640;

/** The height that rows aim at: taller in a wider window. */
function aimedHeight(width: number): number {
  return Math.min(Math.max(0.22 * width + 96, SMALLEST_ROW_PX), LARGEST_ROW_PX);
}

/** The height at which pictures of these shapes, given as the sum of their ratios, fill a line. */
function filledHeight(ratioSum: number, count: number, { width, gap }: RowRoom): number {
  return (width - gap * (count - 1)) / ratioSum;
}

interface Layout {
  /** The sum of the deviations of its rows. */
  cost: number;
  /** The index at which its last row begins. */
  start: number;
}

/** The best layout of the first pictures, for each number of them. */
function bestLayouts(ratios: readonly number[], room: RowRoom): Layout[] {
  const aimed = aimedHeight(room.width);
  const layouts: Layout[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let best: Layout = { cost: Infinity, start: end - 1 };
    let ratioSum = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      ratioSum += ratios[start] ?? 1;
      const deviation = Math.log(filledHeight(ratioSum, end - start, room) / aimed);
      const cost = (layouts[start]?.cost ?? 0) + deviation ** 2;
      if (cost < best.cost) best = { cost, start };
      // More pictures would only make a row lower that is too low already.
      if (deviation < -1) break;
    }
    layouts.push(best);
  }
  return layouts;
}

/**
 * The width of every picture in rows of equal height that fill their lines. All rows together come as
 * near as they can to the height they aim at, so that the last one is as high as the others.
 */
export function justifiedWidths(ratios: readonly number[], room: RowRoom): number[] {
  if (room.width < ONE_PER_ROW_BELOW_PX) return ratios.map(() => room.width);
  const layouts = bestLayouts(ratios, room);
  const widths: number[] = [];
  for (let end = ratios.length; end > 0; end = layouts[end]?.start ?? 0) {
    const row = ratios.slice(layouts[end]?.start ?? 0, end);
    const ratioSum = row.reduce((sum, ratio) => sum + ratio, 0);
    const height = Math.min(
      filledHeight(ratioSum, row.length, room),
      aimedHeight(room.width) * MAX_GROWTH,
    );
    // Rounded down: a row that is a fraction too wide would break.
    widths.unshift(...row.map((ratio) => Math.floor(ratio * height * 100) / 100));
  }
  return widths;
}
