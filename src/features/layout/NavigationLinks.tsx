import { useLocation } from 'react-router-dom';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { findRoute } from '#src/model/base/routes.ts';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { navigation } from './navigation.ts';

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
