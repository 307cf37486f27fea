/** A picture's address that changes with the picture, so that no browser shows an older one. */
export function withVersion(url: string, changedAt: Date | undefined): string {
  if (url === '' || changedAt === undefined) return url;
  return `${url}${url.includes('?') ? '&' : '?'}v=${changedAt.getTime()}`;
}
