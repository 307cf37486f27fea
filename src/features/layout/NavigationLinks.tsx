import { useLocation } from 'react-router-dom';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes, type RouteName, findRoute } from '#src/model/base/routes.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';

interface NavigationEntry {
  to: string;
  label: string;
  /** The pages during which the entry counts as the one that is shown. */
  pages: readonly RouteName[];
}

/** The pages that the header leads to, in its order. */
export const navigation: readonly NavigationEntry[] = [
  { to: routes.portfolio, label: layoutTexts.portfolio, pages: ['portfolio'] },
  { to: routes.albums, label: layoutTexts.albums, pages: ['albums', 'gallery'] },
  { to: routes.singleImages, label: layoutTexts.singleImages, pages: ['singleImages'] },
  { to: routes.about, label: layoutTexts.about, pages: ['about'] },
  { to: routes.prices, label: layoutTexts.prices, pages: ['prices'] },
  { to: routes.contact, label: layoutTexts.contact, pages: ['contact'] },
];

/** The ways to the public pages, the one that is shown marked. */
export function NavigationLinks() {
  const isLocked = useIsLocked();
  const page = findRoute(useLocation().pathname);
  return navigation.map(({ to, label, pages }) => (
    <LockableLink
      key={to}
      to={to}
      isLocked={isLocked}
      aria-current={page !== undefined && pages.includes(page) ? 'page' : undefined}
    >
      {label}
    </LockableLink>
  ));
}
