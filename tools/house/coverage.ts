// Leads from what V8 counted in built code to the places of the sources that ran.
import { SourceMap, type SourceMapping, type SourceMapPayload } from 'node:module';

interface Counted {
  functions: readonly {
    ranges: readonly { startOffset: number; endOffset: number; count: number }[];
  }[];
}

/** A place in a source; lines and columns count from 0. */
export interface Place {
  source: string;
  line: number;
  column: number;
}

/** For each character of the code whether it ran: V8 names outer ranges before those within them. */
function ranAt(length: number, { functions }: Counted): Uint8Array {
  const ran = new Uint8Array(length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran;
}

/**
 * The places of the sources whose code ran. Every place that the map names is looked at, so that a function counts
 * too which the build has put into another one.
 */
export function placesThatRan(code: string, counted: Counted, payload: SourceMapPayload): Place[] {
  const map = new SourceMap(payload);
  const ran = ranAt(code.length, counted);
  const places: Place[] = [];
  let start = 0;
  for (const [line, text] of code.split('\n').entries()) {
    let last = -1;
    for (let column = 0; column < text.length; column += 1) {
      if (ran[start + column] !== 1) continue;
      const found = map.findEntry(line, column) as Partial<SourceMapping>;
      const { generatedLine, generatedColumn, originalSource } = found;
      // Between two entries the map answers with the one before, which may be of another function.
      if (generatedLine !== line || generatedColumn !== column || column === last) continue;
      last = column;
      if (originalSource === undefined) continue;
      const { originalLine = 0, originalColumn = 0 } = found;
      places.push({ source: originalSource, line: originalLine, column: originalColumn });
    }
    start += text.length + 1;
  }
  return places;
}
