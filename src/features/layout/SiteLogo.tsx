import { site } from '#src/config/site.ts';
import { useBranding } from '#src/stores/branding.ts';
import { Logo } from '#src/ui/layout/HeaderFrame.tsx';

/** The logo, followed live, in the size and position for the site's header; `isPlain` ignores these. */
export function SiteLogo({ isPlain = false }: { isPlain?: boolean }) {
  const branding = useBranding((state) => state.branding);
  return (
    <Logo
      name={site.businessName}
      url={branding?.logoUrl}
      {...(!isPlain && {
        size: branding?.logoSize,
        positionX: branding?.logoPositionX,
        positionY: branding?.logoPositionY,
      })}
    />
  );
}
