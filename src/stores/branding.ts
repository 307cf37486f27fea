import { create } from 'zustand';
import type { Branding } from '#src/model/content/schema.ts';

const OWN_ICON = { href: '/favicon.svg', type: 'image/svg+xml' };

/** Sets the favicon; the site's default one for an empty address. */
export function showFavicon(url: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.href = url === '' ? OWN_ICON.href : url;
  if (url === '') link.type = OWN_ICON.type;
  else link.removeAttribute('type');
}

/** The photographer's logo; undefined until loaded, while the business name is shown instead. */
export const useBranding = create<{ branding: Branding | undefined }>()(() => ({
  branding: undefined,
}));

export function brandingChanged(branding: Branding): void {
  useBranding.setState({ branding });
  showFavicon(branding.logoUrl);
}
