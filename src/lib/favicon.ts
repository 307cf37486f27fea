const OWN_ICON = { href: '/favicon.svg', type: 'image/svg+xml' };

/** Shows a picture in the tab of the browser; the site's own drawing when there is none. */
export function showFavicon(url: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.href = url === '' ? OWN_ICON.href : url;
  if (url === '') link.type = OWN_ICON.type;
  else link.removeAttribute('type');
}
