import { site } from '#src/config/site.ts';
import { useBranding } from '#src/stores/branding.ts';
import { Logo } from '#src/ui/Logo.tsx';

/** The logo as the photographer has placed it, followed live. */
export function SiteLogo() {
  const branding = useBranding((state) => state.branding);
  return (
    <Logo
      name={site.businessName}
      url={branding?.logoUrl}
      size={branding?.logoSize}
      positionX={branding?.logoPositionX}
      positionY={branding?.logoPositionY}
    />
  );
}
