/** What the first bytes of a file show it to be. */
export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime';

/** How many bytes of a file are enough to know its type. */
const FILE_TYPE_BYTES = 16;

interface Signature {
  type: FileType;
  offset: number;
  bytes: readonly number[];
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

const MP4_BRANDS = ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'dash'];

const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', offset: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/gif', offset: 0, bytes: ascii('GIF87a') },
  { type: 'image/gif', offset: 0, bytes: ascii('GIF89a') },
  { type: 'video/webm', offset: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  { type: 'video/quicktime', offset: 4, bytes: ascii('ftypqt  ') },
  { type: 'video/quicktime', offset: 4, bytes: ascii('moov') },
  ...MP4_BRANDS.map((brand): Signature => ({
    type: 'video/mp4',
    offset: 4,
    bytes: ascii(`ftyp${brand}`),
  })),
];

const EXTENSIONS: Record<FileType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
};

function hasBytes(file: Uint8Array, offset: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[offset + index] === byte);
}

/** The type of a file by its first bytes: its name and declared type prove nothing. */
export function sniffFileType(file: Uint8Array): FileType | undefined {
  if (hasBytes(file, 0, ascii('RIFF')) && hasBytes(file, 8, ascii('WEBP'))) return 'image/webp';
  return SIGNATURES.find(({ offset, bytes }) => hasBytes(file, offset, bytes))?.type;
}

/** The same of a file that is not read yet. */
export async function fileTypeOf(file: Blob): Promise<FileType | undefined> {
  return sniffFileType(new Uint8Array(await file.slice(0, FILE_TYPE_BYTES).arrayBuffer()));
}

/** The extension under which a file of this type is stored. */
export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}
