import { useLocation } from 'react-router-dom';

/** Shows where the router is. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
}

/** Shows what a page has handed on with the last step. */
export function HandedOver() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}
