/** The addresses of a public picture. Older records know it under fewer names. */
interface PictureAddresses {
  watermarkedSrc?: string;
  imageUrl: string;
  thumbnailUrl: string;
}

/** Where the picture is shown in its best public size; empty where it has no address. */
export function largeUrl({ watermarkedSrc, imageUrl, thumbnailUrl }: PictureAddresses): string {
  return [watermarkedSrc, imageUrl, thumbnailUrl].find(Boolean) ?? '';
}

/** Where the picture is shown in its smallest size. */
export function smallUrl(picture: PictureAddresses): string {
  return picture.thumbnailUrl === '' ? largeUrl(picture) : picture.thumbnailUrl;
}
