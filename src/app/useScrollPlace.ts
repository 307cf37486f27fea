import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { goToAnchor, goToTop, rememberedPlace, rememberPlaces, returnTo } from './scrollMemory.ts';

/**
 * Starts every page at its top, and goes back to where it was read when the reader goes back. What
 * only changes the query, as a filter does, moves nothing.
 */
export function useScrollPlace(): void {
  const location = useLocation();
  const arrival = useNavigationType();
  const shownPath = useRef<string>(undefined);

  useEffect(rememberPlaces, []);

  useLayoutEffect(() => {
    const isNewPage = shownPath.current !== location.pathname;
    const isFirst = shownPath.current === undefined;
    shownPath.current = location.pathname;
    const place =
      arrival === NavigationType.Pop ? rememberedPlace(window.history.state) : undefined;
    if (place !== undefined) return returnTo(place);
    if (isNewPage && location.hash) return goToAnchor(location.hash);
    if (isNewPage && !isFirst) goToTop();
    return undefined;
  }, [location, arrival]);
}
