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

/** Detects the type by the first bytes, because name and declared type prove nothing. */
export function sniffFileType(file: Uint8Array): FileType | undefined {
  if (hasBytes(file, 0, ascii('RIFF')) && hasBytes(file, 8, ascii('WEBP'))) return 'image/webp';
  return SIGNATURES.find(({ offset, bytes }) => hasBytes(file, offset, bytes))?.type;
}

/** Like `sniffFileType`, for a file that has not been read yet. */
export async function fileTypeOf(file: Blob): Promise<FileType | undefined> {
  return sniffFileType(new Uint8Array(await file.slice(0, FILE_TYPE_BYTES).arrayBuffer()));
}

export function extensionOf(type: FileType): string {
  return EXTENSIONS[type];
}

/** The purposes for which files are uploaded. */
export type MediaUse =
  'album' | 'singleImage' | 'portfolio' | 'logo' | 'profilePicture' | 'frontPage' | 'paymentIcon';

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
