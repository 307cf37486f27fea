import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Size } from '#src/model/base/geometry.ts';

/** A picture of 900 by 600 pixels, as a telephone stores it. */
const TELEPHONE = join(import.meta.dirname, '../../../tests/support/pictures/telephone.heic');
const TILE: Size = { width: 900, height: 600 };

/** Where the file has the properties of its picture, and the bytes of its pixels. */
const PROPERTIES = { start: 300, end: 959 };
const PIXELS = { start: 991, length: 231 };

/** The number of each property in the file, and of the size of the whole, which is added. */
const [DECODER, TILE_SIZE, COLOURS, TURN, BITS, WHOLE_SIZE] = [1, 2, 3, 4, 5, 6];
const NEEDED = 0x80;

const WHOLE = 1;
const FIRST_TILE = 2;

const number = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

function box(name: string, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([number(8 + content.length, 4), Buffer.from(name, 'latin1'), content]);
}

const versioned = (name: string, version: number, ...parts: readonly Buffer[]): Buffer =>
  box(name, number(version, 1), number(0, 3), ...parts);

/** What the record of a file says of the picture and its tiles. */
interface Layout {
  size: Size;
  columns: number;
  rows: number;
  /** The ids of the tiles. */
  tiles: readonly number[];
  /** The properties of the telephone's picture, as they stand in its file. */
  known: Buffer;
}

const item = (id: number, kind: string): Buffer =>
  versioned('infe', 2, number(id, 2), number(0, 2), Buffer.from(`${kind}\0`, 'latin1'));

const parts = (tiles: readonly number[]): Buffer =>
  box('dimg', number(WHOLE, 2), number(tiles.length, 2), ...tiles.map((id) => number(id, 2)));

function properties({ size, tiles, known }: Layout): Buffer {
  const whole = versioned('ispe', 0, number(size.width, 4), number(size.height, 4));
  const of = (id: number, numbers: readonly number[]) =>
    Buffer.concat([number(id, 2), number(numbers.length, 1), Buffer.from(numbers)]);
  const all = [
    of(WHOLE, [WHOLE_SIZE, COLOURS, NEEDED | TURN, BITS]),
    ...tiles.map((id) => of(id, [NEEDED | DECODER, TILE_SIZE])),
  ];
  return box(
    'iprp',
    box('ipco', known, whole),
    versioned('ipma', 0, number(all.length, 4), ...all),
  );
}

/** The grid lies in the record itself, the pixels of every tile behind it. */
function places({ tiles }: Layout, gridBytes: number, pixelsAt: number): Buffer {
  const place = (id: number, inside: 0 | 1, [at, length]: [number, number]) =>
    Buffer.concat([
      ...[number(id, 2), number(inside, 2), number(0, 2), number(1, 2)],
      ...[number(at, 4), number(length, 4)],
    ]);
  const all = [
    place(WHOLE, 1, [0, gridBytes]),
    ...tiles.map((id) => place(id, 0, [pixelsAt, PIXELS.length])),
  ];
  return versioned('iloc', 1, Buffer.from([0x44, 0]), number(all.length, 2), ...all);
}

function record(layout: Layout, pixelsAt: number): Buffer {
  const { size, columns, rows, tiles } = layout;
  const shape = Buffer.from([0, 1, rows - 1, columns - 1]);
  const grid = Buffer.concat([shape, number(size.width, 4), number(size.height, 4)]);
  const items = [item(WHOLE, 'grid'), ...tiles.map((id) => item(id, 'hvc1'))];
  return versioned(
    'meta',
    0,
    versioned('hdlr', 0, number(0, 4), Buffer.from('pict'), Buffer.alloc(13)),
    versioned('pitm', 0, number(WHOLE, 2)),
    versioned('iinf', 0, number(items.length, 2), ...items),
    versioned('iref', 0, parts(tiles)),
    properties(layout),
    box('idat', grid),
    places(layout, grid.length, pixelsAt),
  );
}

/** A telephone's picture in rows of tiles that all have its pixels: no encoder of HEIC is at hand. */
export function largeHeic(size: Size): Buffer {
  const source = readFileSync(TELEPHONE);
  const columns = Math.ceil(size.width / TILE.width);
  const rows = Math.ceil(size.height / TILE.height);
  const tiles = Array.from({ length: columns * rows }, (_, index) => FIRST_TILE + index);
  const known = source.subarray(PROPERTIES.start, PROPERTIES.end);
  const layout: Layout = { size, columns, rows, tiles, known };
  const start = source.subarray(0, 24);
  const pixels = source.subarray(PIXELS.start, PIXELS.start + PIXELS.length);
  const pixelsAt = start.length + record(layout, 0).length + 8;
  return Buffer.concat([start, record(layout, pixelsAt), box('mdat', pixels)]);
}
