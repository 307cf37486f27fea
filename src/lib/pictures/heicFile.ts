/*
 * A HEIC file is a sequence of boxes: a length, a name of four letters, and content, which may be
 * boxes again. One of them, `meta`, lists the items of the file (pictures, Exif, XMP), where in the
 * file each of them lies, and the properties of the pictures.
 */
interface Box {
  name: string;
  content: Uint8Array;
}

/** Reads numbers, the most significant byte first, and names, one after the other. */
function readerOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const number = (size: number): number => {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + view.getUint8(at + index);
    at += size;
    return value;
  };
  const letters = (count: number): string =>
    String.fromCharCode(...Array.from({ length: count }, () => number(1)));
  return { number, letters, skip: (size: number) => (at += size), rest: () => bytes.subarray(at) };
}

type ByteReader = ReturnType<typeof readerOf>;

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

function boxesIn(bytes: Uint8Array): Box[] {
  const boxes: Box[] = [];
  for (let rest = bytes; rest.length >= HEADER_BYTES;) {
    const reader = readerOf(rest);
    const short = reader.number(4);
    const name = reader.letters(4);
    // 1 announces a longer number, and 0 means the rest of the file.
    const size = short === 1 ? reader.number(8) : short || rest.length;
    const start = short === 1 ? LONG_HEADER_BYTES : HEADER_BYTES;
    if (size < start) break;
    boxes.push({ name, content: rest.subarray(start, size) });
    rest = rest.subarray(size);
  }
  return boxes;
}

function contentOf(boxes: readonly Box[], name: string): Uint8Array {
  return boxes.find((box) => box.name === name)?.content ?? new Uint8Array();
}

/** The version of a box and a reader behind its flags. */
function versioned(content: Uint8Array) {
  const reader = readerOf(content);
  const version = reader.number(1);
  reader.skip(3);
  return { version, reader };
}

/** The kinds of the items; of those that are texts it is followed by what they are written in. */
function itemsIn(iinf: Uint8Array): { id: number; kind: string }[] {
  const { version, reader } = versioned(iinf);
  reader.skip(version === 0 ? 2 : 4);
  return boxesIn(reader.rest()).map(({ content }) => {
    const { version: itemVersion, reader: item } = versioned(content);
    const id = item.number(itemVersion === 3 ? 4 : 2);
    item.skip(2);
    return { id, kind: item.letters(item.rest().length) };
  });
}

/** Returns the content of an item that lies in one piece, as metadata do; undefined otherwise. */
function itemContent(file: Uint8Array, meta: readonly Box[], id: number): Uint8Array | undefined {
  const { version, reader } = versioned(contentOf(meta, 'iloc'));
  const [sizes, moreSizes] = [reader.number(1), reader.number(1)];
  const count = reader.number(version === 2 ? 4 : 2);
  for (let index = 0; index < count; index += 1) {
    const itemId = reader.number(version === 2 ? 4 : 2);
    const isInMeta = version > 0 && (reader.number(2) & 15) === 1;
    reader.skip(2);
    const base = reader.number(moreSizes >> 4);
    const pieces = Array.from({ length: reader.number(2) }, () => {
      reader.skip(version > 0 ? moreSizes & 15 : 0);
      return { start: base + reader.number(sizes >> 4), length: reader.number(sizes & 15) };
    });
    const [piece] = pieces;
    if (itemId !== id || !piece || pieces.length > 1) continue;
    const source = isInMeta ? contentOf(meta, 'idat') : file;
    return source.subarray(piece.start, piece.start + piece.length);
  }
  return undefined;
}

const metaOf = (file: Uint8Array): Box[] => boxesIn(contentOf(boxesIn(file), 'meta').subarray(4));

/** The words of a HEIC file beside its pixels, as they stand in the file; undefined where they are missing. */
export interface HeicMetadata {
  /** From its first letters, which say in which order its numbers are written. */
  exif: Uint8Array | undefined;
  xmp: Uint8Array | undefined;
}

export function heicMetadata(file: Uint8Array): HeicMetadata {
  const meta = metaOf(file);
  const items = itemsIn(contentOf(meta, 'iinf'));
  const content = (kind: RegExp) => {
    const item = items.find((each) => kind.test(each.kind));
    return item && itemContent(file, meta, item.id);
  };
  const exif = content(/^Exif/);
  return {
    exif: exif?.subarray(4 + readerOf(exif).number(4)),
    xmp: content(/^mime.*application\/rdf\+xml/),
  };
}

/** The properties of the picture that the file shows first. */
function propertiesOf(meta: readonly Box[]): Box[] {
  const { version: pitmVersion, reader: pitm } = versioned(contentOf(meta, 'pitm'));
  const shown = pitm.number(pitmVersion === 0 ? 2 : 4);
  const lists = boxesIn(contentOf(meta, 'iprp'));
  const all = boxesIn(contentOf(lists, 'ipco'));
  const content = contentOf(lists, 'ipma');
  const hasLongNumbers = ((content[3] ?? 0) & 1) === 1;
  const { version, reader } = versioned(content);
  const count = reader.number(4);
  for (let index = 0; index < count; index += 1) {
    const id = reader.number(version === 0 ? 2 : 4);
    const places = Array.from({ length: reader.number(1) }, () =>
      hasLongNumbers ? reader.number(2) & 0x7fff : reader.number(1) & 0x7f,
    );
    if (id === shown) return places.flatMap((place) => all[place - 1] ?? []);
  }
  return [];
}

/** The colours that the pixels of a file are numbers of. */
export type HeicColours = 'srgb' | 'display-p3';

/** The red and green of the colour spaces as profiles name them: x and y of each. */
const PRIMARIES: readonly { colours: HeicColours; values: readonly number[] }[] = [
  { colours: 'srgb', values: [0.436, 0.2225, 0.3851, 0.7169] },
  { colours: 'display-p3', values: [0.5151, 0.2412, 0.292, 0.6922] },
];
const TOLERANCE = 0.005;

const PROFILE_HEADER_BYTES = 128;
const FIXED_POINT = 65_536;

function coloursOfProfile(profile: Uint8Array): HeicColours | undefined {
  const reader = readerOf(profile);
  reader.skip(PROFILE_HEADER_BYTES);
  const offsets = new Map(
    Array.from({ length: reader.number(4) }, () => {
      const entry = [reader.letters(4), reader.number(4)] as const;
      reader.skip(4);
      return entry;
    }),
  );
  const values = ['rXYZ', 'gXYZ'].flatMap((name) => {
    const offset = offsets.get(name);
    if (offset === undefined) return [];
    const colour = readerOf(profile.subarray(offset + 8));
    return [colour.number(4) / FIXED_POINT, colour.number(4) / FIXED_POINT];
  });
  const isNear = (known: readonly number[]) =>
    known.every((value, index) => Math.abs(value - (values[index] ?? 0)) < TOLERANCE);
  return PRIMARIES.find((space) => isNear(space.values))?.colours;
}

/** Numbers of H.273: films and cameras with a high dynamic range use others. */
const UNSPECIFIED = 2;
const P3_PRIMARIES = 12;
const ORDINARY_PRIMARIES = [1, UNSPECIFIED, 5, 6];
const HIGH_DYNAMIC_RANGE = [16, 18];

function coloursOfCode(code: ByteReader): HeicColours | undefined {
  const [primaries, transfer] = [code.number(2), code.number(2)];
  if (HIGH_DYNAMIC_RANGE.includes(transfer)) return undefined;
  if (primaries === P3_PRIMARIES) return 'display-p3';
  return ORDINARY_PRIMARIES.includes(primaries) ? 'srgb' : undefined;
}

/** Tells the colours of a file; undefined for those that would be shown wrongly. */
export function heicColours(file: Uint8Array): HeicColours | undefined {
  const found = propertiesOf(metaOf(file)).filter(({ name }) => name === 'colr');
  const named = found.map(({ content }) => {
    const reader = readerOf(content);
    return { kind: reader.letters(4), reader };
  });
  const profile = named.find(({ kind }) => kind === 'prof' || kind === 'rICC');
  if (profile) return coloursOfProfile(profile.reader.rest());
  const code = named.find(({ kind }) => kind === 'nclx');
  return code ? coloursOfCode(code.reader) : 'srgb';
}
