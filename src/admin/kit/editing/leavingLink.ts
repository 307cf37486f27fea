import type { WayOut } from '#src/model/base/leaveGuard.ts';
import { routes } from '#src/model/base/routes.ts';

/** Where a press on a link leads inside the site; undefined when it stays, or opens elsewhere. */
export function leavingLink(event: MouseEvent): URL | undefined {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.button !== 0 || !isPlain || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download') || !['', '_self'].includes(link.target)) {
    return undefined;
  }
  const url = new URL(link.href);
  const here = window.location;
  const isHere = url.pathname === here.pathname && url.search === here.search;
  return url.origin !== here.origin || isHere ? undefined : url;
}

/** Whether an address is another tab of the dashboard, or another page. */
export function wayOutTo(pathname: string): WayOut {
  return pathname === routes.admin ? 'tab' : 'page';
}
