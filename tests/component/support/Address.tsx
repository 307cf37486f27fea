import { useLocation } from 'react-router-dom';

/** Shows where the router is. */
export function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{`${pathname}${search}`}</span>;
}

/** Shows what a page has handed on with the last step. */
export function HandedOver() {
  return <span data-testid="state">{JSON.stringify(useLocation().state)}</span>;
}
