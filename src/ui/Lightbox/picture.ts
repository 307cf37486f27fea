import type { PictureSource } from '#src/model/files/picture.ts';

export interface LightboxPicture {
  id: string;
  title: string;
  src: string;
  sources: readonly PictureSource[];
  /** Pixels of the original; 0 when unknown. */
  width: number;
  height: number;
  /** A tiny data URL. */
  placeholder?: string;
}
