import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { showLockReason, useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes, type RouteName, findRoute } from '#src/model/base/routes.ts';
import { useBranding } from '#src/stores/branding.ts';
import { useShop } from '#src/stores/shop.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { Logo } from '#src/ui/layout/HeaderFrame.tsx';
import styles from './HeaderParts.module.css';

interface HeaderButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: LucideIcon;
  label: string;
  isLocked?: boolean;
  /** Shown on top of the icon. */
  children?: ReactNode;
}

/** An icon button of the header. While locked, a press only shows the reason. */
export function HeaderButton({ icon, label, isLocked, children, ...rest }: HeaderButtonProps) {
  const lock = isLocked && {
    title: layoutTexts.navigationNeedsCookies,
    'aria-disabled': true,
    onClick: showLockReason,
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      {...rest}
      {...lock}
    >
      <Icon of={icon} size={22} />
      {children}
    </button>
  );
}

/** Reserves the space of a button that is loading. */
export function HeaderButtonPlaceholder({ icon }: { icon: LucideIcon }) {
  return (
    <span className={styles['button']}>
      <Icon of={icon} size={22} />
    </span>
  );
}

/** The logo, followed live, in the size and position for the site's header; `isPlain` ignores these. */
export function SiteLogo({ isPlain = false }: { isPlain?: boolean }) {
  const shop = useShop();
  const branding = useBranding((state) => state.branding);
  return (
    <Logo
      name={shop.businessName}
      url={branding?.logoUrl}
      {...(!isPlain && {
        size: branding?.logoSize,
        positionX: branding?.logoPositionX,
        positionY: branding?.logoPositionY,
      })}
    />
  );
}

interface NavigationEntry {
  to: string;
  label: string;
  /** The pages on which the entry is marked as current. */
  pages: readonly RouteName[];
}

/** The entries of the header in their order. */
export const navigation: readonly NavigationEntry[] = [
  { to: routes.portfolio, label: layoutTexts.portfolio, pages: ['portfolio'] },
  { to: routes.albums, label: layoutTexts.albums, pages: ['albums', 'gallery'] },
  { to: routes.singleImages, label: layoutTexts.singleImages, pages: ['singleImages'] },
  { to: routes.about, label: layoutTexts.about, pages: ['about'] },
  { to: routes.prices, label: layoutTexts.prices, pages: ['prices'] },
  { to: routes.contact, label: layoutTexts.contact, pages: ['contact'] },
];

interface NavigationLinksProps {
  /** Replaces the history entry: that of an open menu is no place to return to. */
  replace?: boolean;
}

/** The links to the public pages, with the current one marked. */
export function NavigationLinks({ replace = false }: NavigationLinksProps) {
  const isLocked = useIsLocked();
  const page = findRoute(useLocation().pathname);
  return navigation.map(({ to, label, pages }) => (
    <LockableLink
      key={to}
      to={to}
      replace={replace}
      isLocked={isLocked}
      aria-current={page !== undefined && pages.includes(page) ? 'page' : undefined}
    >
      {label}
    </LockableLink>
  ));
}
