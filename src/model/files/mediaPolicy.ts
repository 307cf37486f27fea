import { MEGABYTE } from '../base/units.ts';

export const LOGO_MAX_BYTES = 5 * MEGABYTE;
export const PROFILE_PICTURE_MAX_BYTES = 5 * MEGABYTE;
export const FRONT_PAGE_VIDEO_MAX_BYTES = 200 * MEGABYTE;
export const FRONT_PAGE_IMAGE_MAX_BYTES = 50 * MEGABYTE;
export const GIF_CONFIRM_BYTES = 5 * MEGABYTE;
export const FILE_CONFIRM_BYTES = 10 * MEGABYTE;
export const ORIGINAL_MAX_BYTES = 100 * MEGABYTE;

/** The file types recognised by their first bytes. */
export type FileType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/gif'
  | 'video/mp4'
  | 'video/webm'
  | 'video/quicktime';

/** The number of leading bytes that identify every type. */
const FILE_TYPE_BYTES = 16;

interface Signature {
  type: FileType;
  offset: number;
  bytes: readonly number[];
}

function ascii(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

const SIGNATURES: readonly Signature[] = [
  { type: 'image/jpeg', offset: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', offset: 0, bytes: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a] },
  { type: 'image/gif', offset: 0, bytes: ascii('GIF87a') },
  { type: 'image/gif', offset: 0, bytes: ascii('GIF89a') },
  { type: 'video/webm', offset: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3] },
  // An older film begins with any of these parts.
  ...['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].map((part): Signature => ({
    type: 'video/quicktime',
    offset: 4,
    bytes: ascii(part),
  })),
];

/** Brands of the same container that are pictures or sound: HEIC, AVIF, raw pictures, M4A and audio books. */
const OTHER_BRANDS = /^(hei|hev|mif|msf|avi|crx|jp2|jpx|jxl|M4A|M4B|M4P|F4A|F4B|aax)/;

/** A film names the brand of its container. There are dozens, and cameras add their own. */
function filmType(file: Uint8Array): FileType | undefined {
  if (!hasBytes(file, 4, ascii('ftyp')) || file.length < 12) return undefined;
  const brand = String.fromCharCode(...file.subarray(8, 12));
  if (OTHER_BRANDS.test(brand)) return undefined;
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
}

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

/** Detects the type by the first bytes, because name and declared type prove nothing. */
export function sniffFileType(file: Uint8Array): FileType | undefined {
  if (hasBytes(file, 0, ascii('RIFF')) && hasBytes(file, 8, ascii('WEBP'))) return 'image/webp';
  const known = SIGNATURES.find(({ offset, bytes }) => hasBytes(file, offset, bytes));
  return known?.type ?? filmType(file);
}

/** Like `sniffFileType`, for a file that has not been read yet. */
export async function fileTypeOf(file: Blob): Promise<FileType | undefined> {
  return sniffFileType(new Uint8Array(await file.slice(0, FILE_TYPE_BYTES).arrayBuffer()));
}

/** A HEIC file names them in its first box; AVIF has the same box and other names. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Brands that several formats begin with: then one of the others in the box tells them apart. */
const SHARED_BRANDS = ['mif1', 'mif2', 'msf1'];

/** More brands than any program writes. */
const BRANDS_MAX_BYTES = 256;

/** Recognises HEIC by its first bytes. It is taken where pictures are sold, and kept as JPEG. */
export async function isHeicFile(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, BRANDS_MAX_BYTES).arrayBuffer());
  if (!hasBytes(head, 4, ascii('ftyp'))) return false;
  const brandsEnd = ((head[2] ?? 0) << 8) | (head[3] ?? 0);
  const brands = String.fromCharCode(...head.subarray(8, Math.max(12, brandsEnd))).match(/.{4}/gs);
  const [first = '', , ...others] = brands ?? [];
  if (!SHARED_BRANDS.includes(first)) return HEIC_BRANDS.includes(first);
  return others.some((brand) => HEIC_BRANDS.includes(brand));
}

/** The first bytes of raw files; a TIFF of Canon says so at its ninth byte. */
const RAW_SIGNATURES: readonly { offset: number; text: string }[] = [
  { offset: 8, text: 'CR\u0002' },
  { offset: 4, text: 'ftypcrx' },
  { offset: 6, text: 'HEAPCCDR' },
  { offset: 0, text: 'FUJIFILMCCD-RAW' },
  { offset: 0, text: 'IIRO' },
  { offset: 0, text: 'IIRS' },
  { offset: 0, text: 'MMOR' },
  { offset: 0, text: 'IIU\0' },
  { offset: 0, text: 'FOVb' },
  { offset: 0, text: '\0MRM' },
];

/** Many cameras write ordinary TIFF, which only the name tells from a picture of another program. */
export const RAW_NAME =
  /\.(3fr|arw|cr2|cr3|crw|dcr|dng|erf|fff|gpr|iiq|kdc|mef|mos|mrw|nef|nrw|orf|pef|raf|raw|rw2|rwl|sr2|srf|srw|x3f)$/i;

/** Recognises raw files among those that are no accepted picture. */
export async function isRawFile(file: File): Promise<boolean> {
  if (RAW_NAME.test(file.name)) return true;
  const head = new Uint8Array(await file.slice(0, FILE_TYPE_BYTES).arrayBuffer());
  return RAW_SIGNATURES.some(({ offset, text }) => hasBytes(head, offset, ascii(text)));
}

export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}

/** The purposes for which files are uploaded. */
export type MediaUse =
  | 'album'
  | 'singleImage'
  | 'portfolio'
  | 'client'
  | 'logo'
  | 'profilePicture'
  | 'frontPage'
  | 'paymentIcon';

const PICTURES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];
const IMAGES: readonly FileType[] = [...PICTURES, 'image/gif'];
const VIDEOS: readonly FileType[] = ['video/mp4', 'video/webm', 'video/quicktime'];

export interface MediaPolicy {
  types: readonly FileType[];
  imageMaxBytes: number;
  videoMaxBytes: number;
  /** Larger files are uploaded only after the photographer has confirmed. */
  confirmBytes: number;
  gifConfirmBytes: number;
  /** GIFs up to `gifConfirmBytes` are converted to WebP. */
  convertsGif: boolean;
}

function picturesUpTo(maxBytes: number, types: readonly FileType[] = PICTURES): MediaPolicy {
  return {
    types,
    imageMaxBytes: maxBytes,
    videoMaxBytes: 0,
    confirmBytes: Infinity,
    gifConfirmBytes: Infinity,
    convertsGif: false,
  };
}

/** The accepted files of each purpose. */
export const mediaPolicies: Record<MediaUse, MediaPolicy> = {
  album: picturesUpTo(ORIGINAL_MAX_BYTES),
  singleImage: picturesUpTo(ORIGINAL_MAX_BYTES),
  portfolio: picturesUpTo(ORIGINAL_MAX_BYTES),
  client: picturesUpTo(ORIGINAL_MAX_BYTES),
  logo: picturesUpTo(LOGO_MAX_BYTES, IMAGES),
  profilePicture: picturesUpTo(PROFILE_PICTURE_MAX_BYTES, IMAGES),
  paymentIcon: picturesUpTo(LOGO_MAX_BYTES),
  frontPage: {
    types: [...IMAGES, ...VIDEOS],
    imageMaxBytes: FRONT_PAGE_IMAGE_MAX_BYTES,
    videoMaxBytes: FRONT_PAGE_VIDEO_MAX_BYTES,
    confirmBytes: FILE_CONFIRM_BYTES,
    gifConfirmBytes: GIF_CONFIRM_BYTES,
    convertsGif: true,
  },
};

export type MediaRefusal = 'type' | 'empty' | 'image-too-large' | 'video-too-large';

export type MediaCheck =
  | { kind: 'refused'; reason: MediaRefusal }
  | { kind: 'confirm'; reason: 'large-gif' | 'large-file' }
  | { kind: 'accepted'; convertToWebp: boolean };

export interface MediaFile {
  type: FileType | undefined;
  bytes: number;
}

function refusal(policy: MediaPolicy, { type, bytes }: MediaFile): MediaCheck | undefined {
  // Checked first, because the type of an empty file cannot be detected.
  if (bytes === 0) return { kind: 'refused', reason: 'empty' };
  if (type === undefined || !policy.types.includes(type)) {
    return { kind: 'refused', reason: 'type' };
  }
  if (VIDEOS.includes(type)) {
    return bytes > policy.videoMaxBytes
      ? { kind: 'refused', reason: 'video-too-large' }
      : undefined;
  }
  return bytes > policy.imageMaxBytes ? { kind: 'refused', reason: 'image-too-large' } : undefined;
}

/** Decides whether a file is accepted, needs a confirmation or is converted. */
export function checkMedia(use: MediaUse, file: MediaFile): MediaCheck {
  const policy = mediaPolicies[use];
  const refused = refusal(policy, file);
  if (refused) return refused;
  const isGif = file.type === 'image/gif';
  if (isGif && file.bytes > policy.gifConfirmBytes) return { kind: 'confirm', reason: 'large-gif' };
  if (file.bytes > policy.confirmBytes) return { kind: 'confirm', reason: 'large-file' };
  return { kind: 'accepted', convertToWebp: isGif && policy.convertsGif };
}
