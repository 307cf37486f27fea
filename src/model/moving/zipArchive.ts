/* Reads a ZIP of any size without taking it into memory: the list at its end, then single files. */

import { AppError } from '../base/errors.ts';

const END = 0x06054b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const LOCATOR_BYTES = 20;
const COMMENT_MAX_BYTES = 0xffff;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_32 = 0xffffffff;
const UTF8_NAMES = 0x800;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

export interface ZipEntry {
  path: string;
  bytes: number;
  open: () => Promise<Blob>;
}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

const broken = () => new AppError('upload/unreadable');

const number64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

interface Directory {
  start: number;
  bytes: number;
}

/** The place of the list; beyond four gigabytes it stands in a larger record before the last one. */
async function directoryOf(zip: Blob): Promise<Directory> {
  const from = Math.max(0, zip.size - END_BYTES - COMMENT_MAX_BYTES - LOCATOR_BYTES);
  const tail = await viewOf(zip.slice(from));
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const directory = {
      bytes: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    };
    const locator = at - LOCATOR_BYTES;
    const isLarge = locator >= 0 && tail.getUint32(locator, true) === END_64_LOCATOR;
    if (!isLarge) return directory;
    const place = number64(tail, locator + 8);
    const large = await viewOf(zip.slice(place, place + 56));
    return { bytes: number64(large, 40), start: number64(large, 48) };
  }
  throw broken();
}

interface Sizes {
  packed: number;
  bytes: number;
  start: number;
}

/** Sizes that do not fit into four bytes follow in an extra field, in this order. */
function largeSizes(extra: DataView, short: Sizes): Sizes {
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    const large = (value: number): number => {
      if (value !== MAX_32) return value;
      next += 8;
      return number64(extra, next - 8);
    };
    const bytes = large(short.bytes);
    const packed = large(short.packed);
    return { bytes, packed, start: large(short.start) };
  }
  return short;
}

/** The letters of the bytes from 128 on, in code page 850 of Western Europe, which browsers do not decode. */
const UPPER_CP850 =
  // oxlint-disable-next-line house/no-danish -- Single letters, which nobody reads as a text.
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

function fromCodePage850(bytes: DataView): string {
  const all = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from(all, (byte) => UPPER_CP850[byte - 128] ?? String.fromCharCode(byte)).join('');
}

/** Windows writes names in its old letters, and macOS in UTF-8 without saying so. */
function nameOf(bytes: DataView, flags: number): string {
  const isUtf8 = (flags & UTF8_NAMES) !== 0;
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return fromCodePage850(bytes);
  }
}

async function unpack(zip: Blob, method: number, { start, packed }: Sizes): Promise<Blob> {
  const local = await viewOf(zip.slice(start, start + LOCAL_BYTES));
  if (local.byteLength < LOCAL_BYTES) throw broken();
  const from = start + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const data = zip.slice(from, from + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) throw broken();
  const inflated = data.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  try {
    return await new Response(inflated).blob();
  } catch {
    throw broken();
  }
}

/** The files of a ZIP; fails with 'upload/unreadable' when it is none. */
export async function readZip(zip: Blob): Promise<ZipEntry[]> {
  const { start, bytes } = await directoryOf(zip);
  const view = await viewOf(zip.slice(start, start + bytes));
  const part = (at: number, length: number) => new DataView(view.buffer, at, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; at + ENTRY_BYTES <= view.byteLength;) {
    if (view.getUint32(at, true) !== ENTRY) throw broken();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [nameBytes, extraBytes] = [name ?? 0, extra ?? 0];
    const path = nameOf(part(at + ENTRY_BYTES, nameBytes), flags).replaceAll('\\', '/');
    const sizes = largeSizes(part(at + ENTRY_BYTES + nameBytes, extraBytes), {
      packed: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    const open = () => {
      if ((flags & ENCRYPTED) !== 0) throw broken();
      return unpack(zip, method, sizes);
    };
    if (!path.endsWith('/')) entries.push({ path, bytes: sizes.bytes, open: async () => open() });
    at += ENTRY_BYTES + nameBytes + extraBytes + (comment ?? 0);
  }
  return entries;
}
