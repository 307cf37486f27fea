import { create } from 'zustand';
import { showFavicon } from '#src/lib/favicon.ts';
import type { Branding } from '#src/model/content/schema.ts';

/** The photographer's logo; undefined until it is known, when the name stands in for it. */
export const useBranding = create<{ branding: Branding | undefined }>()(() => ({
  branding: undefined,
}));

export function brandingChanged(branding: Branding): void {
  useBranding.setState({ branding });
  showFavicon(branding.logoUrl);
}
