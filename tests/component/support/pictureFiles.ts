import type { InspectedPicture, RenderedPicture } from '#src/lib/pictures/messages.ts';

const JPEG_HEAD = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1];
const GIF_HEAD = 'GIF89a----------';

/** A file that begins as a picture does; those of two names differ, unless `content` is given. */
export function jpeg(name: string, content = name): File {
  return new File([new Uint8Array(JPEG_HEAD), content], name, { type: 'image/jpeg' });
}

const HEIC_HEAD = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';

export function heic(name: string): File {
  return new File([HEIC_HEAD, name], name);
}

export function gif(name: string): File {
  return new File([GIF_HEAD], name, { type: 'image/gif' });
}

export function textFile(name: string): File {
  return new File(['Jeg er slet ikke et billede, men tekst'], name, { type: 'image/jpeg' });
}

export function inspected(change: Partial<InspectedPicture> = {}): InspectedPicture {
  return {
    title: '',
    caption: '',
    alt: '',
    keywords: [],
    copyright: '',
    place: '',
    takenAt: undefined,
    thumbnail: new Blob(),
    isBlurred: false,
    ...change,
  };
}

/** A picture as the workshop makes it, in one width. */
export function madePicture(): RenderedPicture {
  const file = new Blob(['webp'], { type: 'image/webp' });
  const preview = new Blob(['bare'], { type: 'image/webp' });
  const variants = [{ width: 480, file }];
  return { width: 480, height: 320, placeholder: 'data:,', preview, variants };
}
