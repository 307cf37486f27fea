import type { PictureMark } from '#src/model/watermarks/pictureMarks.ts';

const SHADOW = '#000';
const INK = '#fff';

function pathOf({ text, places }: PictureMark): Path2D {
  const word = new Path2D();
  for (const { path, x, y } of text.letters) {
    word.addPath(new Path2D(path), new DOMMatrix([1, 0, 0, 1, x, y]));
  }
  const all = new Path2D();
  for (const { x, y, scale, angleDegrees } of places) {
    const matrix = new DOMMatrix().translate(x, y).rotate(angleDegrees);
    all.addPath(word, matrix.scale(scale * text.scale));
  }
  return all;
}

/** Draws a mark as a single path, so that crossing strokes are not darker. */
function paintMark(context: OffscreenCanvasRenderingContext2D, mark: PictureMark): void {
  const { text, places, opacity, shadowOpacity, shadowOffset } = mark;
  const path = pathOf(mark);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = text.pen * text.scale * (places[0]?.scale ?? 1);
  context.globalAlpha = shadowOpacity;
  context.strokeStyle = SHADOW;
  context.translate(shadowOffset, shadowOffset);
  context.stroke(path);
  context.translate(-shadowOffset, -shadowOffset);
  context.globalAlpha = opacity;
  context.strokeStyle = INK;
  context.stroke(path);
  context.restore();
}

/** Draws the marks of a picture, the bottom layer first. */
export function paintMarks(
  context: OffscreenCanvasRenderingContext2D,
  marks: readonly PictureMark[],
): void {
  for (const mark of marks) paintMark(context, mark);
}
