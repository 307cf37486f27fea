import { useLocation } from 'react-router-dom';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes, type RouteName, findRoute } from '#src/model/base/routes.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';

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
