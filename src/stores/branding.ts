import { create } from 'zustand';
import type { Branding } from '#src/model/content/schema.ts';

const OWN_ICON = { href: '/favicon.svg', type: 'image/svg+xml' };

/** Shows a picture in the tab of the browser; the site's own drawing when there is none. */
export function showFavicon(url: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.href = url === '' ? OWN_ICON.href : url;
  if (url === '') link.type = OWN_ICON.type;
  else link.removeAttribute('type');
}

/** The photographer's logo; undefined until it is known, when the name stands in for it. */
export const useBranding = create<{ branding: Branding | undefined }>()(() => ({
  branding: undefined,
}));

export function brandingChanged(branding: Branding): void {
  useBranding.setState({ branding });
  showFavicon(branding.logoUrl);
}
