/** A picture of which nothing is known. It stands apart from its schema, so that screens need not load one. */
export const unknownPicture = {
  width: 0,
  height: 0,
  placeholder: '',
  sources: [] as { width: number; url: string }[],
};

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

/** A picture's address that changes with the picture, so that no browser shows an older one. */
export function withVersion(url: string, changedAt: Date | undefined): string {
  if (url === '' || changedAt === undefined) return url;
  return `${url}${url.includes('?') ? '&' : '?'}v=${changedAt.getTime()}`;
}
