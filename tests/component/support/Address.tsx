import { useLocation } from 'react-router-dom';

/** Shows where the router is. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}
