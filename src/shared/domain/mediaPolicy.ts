import {
  FILE_CONFIRM_BYTES,
  FRONT_PAGE_IMAGE_MAX_BYTES,
  FRONT_PAGE_VIDEO_MAX_BYTES,
  GIF_CONFIRM_BYTES,
  LOGO_MAX_BYTES,
  ORIGINAL_MAX_BYTES,
  PROFILE_PICTURE_MAX_BYTES,
} from '../limits.ts';
import type { FileType } from './fileType.ts';

/** What a file is uploaded as. */
export type MediaUse =
  'album' | 'singleImage' | 'portfolio' | 'logo' | 'profilePicture' | 'frontPage' | 'paymentIcon';

const PICTURES: readonly FileType[] = ['image/jpeg', 'image/png', 'image/webp'];
const IMAGES: readonly FileType[] = [...PICTURES, 'image/gif'];
const VIDEOS: readonly FileType[] = ['video/mp4', 'video/webm', 'video/quicktime'];

export interface MediaPolicy {
  types: readonly FileType[];
  imageMaxBytes: number;
  videoMaxBytes: number;
  /** Larger files are uploaded only after the photographer has said yes. */
  confirmBytes: number;
  gifConfirmBytes: number;
  /** GIFs up to `gifConfirmBytes` become WebP. */
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

/** Which files each place of the dashboard takes. */
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

export type MediaVerdict =
  | { kind: 'refused'; reason: MediaRefusal }
  | { kind: 'confirm'; reason: 'large-gif' | 'large-file' }
  | { kind: 'accepted'; convertToWebp: boolean };

export interface MediaFile {
  type: FileType | undefined;
  bytes: number;
}

function refusal(policy: MediaPolicy, { type, bytes }: MediaFile): MediaVerdict | undefined {
  // First: nothing tells the type of a file without a byte.
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

/** Whether a place takes a file, and what happens to the file on the way. */
export function judgeMedia(use: MediaUse, file: MediaFile): MediaVerdict {
  const policy = mediaPolicies[use];
  const refused = refusal(policy, file);
  if (refused) return refused;
  const isGif = file.type === 'image/gif';
  if (isGif && file.bytes > policy.gifConfirmBytes) return { kind: 'confirm', reason: 'large-gif' };
  if (file.bytes > policy.confirmBytes) return { kind: 'confirm', reason: 'large-file' };
  return { kind: 'accepted', convertToWebp: isGif && policy.convertsGif };
}
